import { digestAnswer } from '@loccit/contract';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAnswer, remove, replace } from './draft.js';
import { keepAudit } from './store-finder.js';

/** Answers that are about something which is not served to everybody any more. */
const GONE = new Set(['hafen-watch-older', 'hafen-ferry']);
/**
 * Answers with a claim that only a judge can decide: code is no sentence, of two passages neither is enough, and an item
 * may be limited by the items below it.
 */
const OPEN = new Set(['hafen-code', 'bergtal-joined', 'hafen-stage']);
const NOTICES: Readonly<Record<string, string>> = {
  'hafen-copies': 'support/redundant-citation',
  'bergtal-joined': 'support/compound-claim',
  'hafen-stage': 'support/context-reverses',
};

const noteOf = (name: string): Pick<Draft, 'notice' | 'unverifiable'> => ({
  ...(NOTICES[name] === undefined ? {} : { notice: NOTICES[name] }),
  ...(OPEN.has(name) ? { unverifiable: 'support/undecided' } : {}),
});

/** One hundred artifacts that nothing can be said against. */
export function draftGood(answers: Readonly<Record<string, BaseAnswer>>): Draft[] {
  const names = Object.keys(answers).filter(
    (name) => !/^(?:forged|insel|muehle)-/.test(name) && !GONE.has(name),
  );
  const readers = names.filter((name) => name.startsWith('hafen'));
  return [
    ...names.map((name) => ({
      id: `${name}-audited`,
      title: 'with its audit',
      answer: name,
      audit: true,
      ...noteOf(name),
    })),
    ...names.map((name) => ({
      id: `${name}-alone`,
      title: 'the public answer alone',
      answer: name,
      ...noteOf(name),
    })),
    ...readers
      .filter((name) => name !== 'hafen-watch')
      .map((name) => ({
        id: `${name}-visitor`,
        title: 'read by somebody else in no group',
        answer: name,
        audit: true,
        reader: { tenant_id: 'hafen', groups: [], principal: 'somebody' },
        ...noteOf(name),
      })),
    ...draftVariants(answers),
  ];
}

function draftVariants(answers: Readonly<Record<string, BaseAnswer>>): Draft[] {
  const kept = (name: string): Draft => {
    const { answer, audit } = answers[name] ?? {};
    if (answer === undefined || audit === undefined) throw new Error(`no base ${name}`);
    return {
      id: `${name}-kept`,
      title: 'the audit is found in the store',
      answer: name,
      without: [],
      changes: [keepAudit(digestAnswer(answer), audit.nonce, audit)],
    };
  };
  const first = '/claims/0/citations/0';
  const guest = { tenant_id: 'bergtal', groups: ['public', 'readers'], principal: 'guest' };
  return [
    kept('hafen-season'),
    kept('bergtal-garden'),
    {
      id: 'hafen-season-autumn',
      title: 'a source whose time is over stays readable, but is not served',
      answer: 'hafen-season',
      audit: true,
      at: '2026-11-01T00:00:00Z',
      without: ['reader'],
    },
    {
      id: 'bergtal-answered-sources',
      title: 'anchored in source files instead of a store',
      answer: 'bergtal-answered',
      store: null,
      sources: 'bergtal',
    },
    {
      id: 'bergtal-answered-both',
      title: 'anchored in source files and a store',
      answer: 'bergtal-answered',
      audit: true,
      sources: 'bergtal',
    },
    {
      id: 'bergtal-conflict-guest',
      title: 'read by a guest who may read both sides',
      answer: 'bergtal-conflict',
      audit: true,
      reader: guest,
    },
    {
      id: 'bergtal-answered-no-quote',
      title: 'without the optional quote, for which a rewritten audit was kept',
      answer: 'bergtal-answered',
      audit: true,
      resealed: true,
      changes: [onAnswer(remove(`${first}/quote`), remove(`${first}/locator`))],
    },
    {
      id: 'bergtal-answered-short-quote',
      title: 'a quote that shows less of its neighbours',
      answer: 'bergtal-answered',
      changes: [
        onAnswer(replace(`${first}/quote/prefix`, 'rules\n\n'), replace(`${first}/quote/suffix`, '')),
      ],
    },
    {
      id: 'bergtal-free-reordered',
      title: 'claims in another order than in the answer',
      answer: 'bergtal-free',
      changes: [onAnswer({ op: 'move', from: '/claims/1', path: '/claims/0' })],
    },
    {
      id: 'bergtal-answered-proof',
      title: 'a proof that nobody verified is outside every digest',
      answer: 'bergtal-answered',
      audit: true,
      changes: [
        onAnswer(
          add('/proof', {
            type: 'DataIntegrityProof',
            cryptosuite: 'eddsa-jcs-2022',
            verificationMethod: 'did:key:z6Mk',
            proofPurpose: 'assertionMethod',
            proofValue: 'z1',
            created: '2026-02-03T09:00:00Z',
          }),
        ),
      ],
    },
    {
      id: 'bergtal-answered-no-support',
      title: 'without the third layer',
      answer: 'bergtal-answered',
      audit: true,
      without: ['support'],
    },
    {
      id: 'bergtal-free-spaced',
      title: 'white space between the claims of a free answer',
      answer: 'bergtal-free',
      changes: [
        onAnswer(
          replace(
            '/answer',
            'A late book costs 2 crowns per day. [1]\n\nThe reading room is free of charge. [2]\n',
          ),
          replace('/claims/1/answer_spans/0', { char_start: 41, char_end: 76 }),
        ),
      ],
    },
  ];
}
