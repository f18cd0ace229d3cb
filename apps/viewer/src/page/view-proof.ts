import type { Verification } from '../verify/verification.js';
import { badge } from './badge.js';
import { type Child, disclosure, element } from './element.js';
import { nameKey } from './view-seals.js';
import type { Words } from './words.js';

type Proof = NonNullable<Verification['proof']>;

/** Whether the proof in the answer holds, and what the reader's policy says of its key: a proof may be anybody's. */
export function proofBadges(words: Words, { listed, outcome, reasons }: Proof): Child {
  const said = words.say(outcome === 'malformed' ? 'cli.verify.proof-malformed' : `signature.${outcome}`);
  if (outcome !== 'verified') return badge('bad', said);
  return [
    badge(listed === true ? 'good' : 'open', said),
    ...reasons.map((reason) => badge('open', words.say(`distrust.${reason}`))),
  ];
}

/** The proof in the answer with its key, and that it anchors nothing; undefined where there is none. */
export function viewProof(words: Words, { policy, proof }: Verification): HTMLElement | undefined {
  if (proof === null) return undefined;
  return disclosure({ id: 'proof' }, [words.say('viewer.proof')], () => [
    element(
      'div',
      { class: 'seal' },
      element('p', {}, proofBadges(words, proof), nameKey(words, proof.keyid, policy?.names ?? {})),
      element('p', { class: 'note' }, words.say('cli.verify.proof-scope')),
    ),
  ]);
}
