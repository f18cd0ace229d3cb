import {
  type Answer,
  breaksLine,
  type Citation,
  type Claim,
  checkSchema,
  comparePointers,
  digestAnswer,
  listStatusFaults,
  showsOtherNumber,
} from '@loccit/contract';
import { canonicalizeText, findHiddenCharacters, TextError } from '@loccit/text';
import type { AnswerFault } from './answering-error.js';

/**
 * What a check would fail in its first layer, of an answer rendered as `claims/1`, as far as that needs no record.
 *
 * @remarks By pointer, then rule. The check itself stands a floor above and is the judge: a test holds the two together.
 */
export function listAnswerFaults(answer: Answer): AnswerFault[] {
  const mismatches = checkSchema('answer', answer);
  const faults =
    mismatches.length > 0
      ? mismatches.map(({ pointer }) => ({ rule: 'schema-mismatch', pointer }))
      : [
          ...listWholeFaults(answer),
          ...listUnknownReferences(answer),
          ...answer.claims.flatMap((claim, at) => listClaimFaults(claim, `/claims/${at}`)),
          ...listRepeatedIds(answer),
        ];
  const distinct = new Map(faults.map((fault) => [`${fault.pointer} ${fault.rule}`, fault]));
  return [...distinct.values()].sort(
    (a, b) => comparePointers(a.pointer, b.pointer) || (a.rule < b.rule ? -1 : 1),
  );
}

function listWholeFaults(answer: Answer): AnswerFault[] {
  return [
    ...listStatusFaults(answer).map(({ pointer }) => ({ rule: 'status-shape', pointer })),
    ...listTextFaults(answer.answer, '/answer'),
    ...listTextFaults(answer.question, '/question'),
    ...(hasBytes(answer) ? [] : [{ rule: 'malformed-json', pointer: '' }]),
  ];
}

/** Members without a form of their own may hold what JSON cannot. */
function hasBytes(answer: Answer): boolean {
  try {
    return digestAnswer(answer) !== '';
  } catch {
    return false;
  }
}

function listRepeatedIds({ claims }: Answer): AnswerFault[] {
  const seen = new Set<string>();
  return claims.flatMap(({ claim_id }, at) => {
    const isNew = !seen.has(claim_id);
    seen.add(claim_id);
    return isNew ? [] : [{ rule: 'duplicate-id', pointer: `/claims/${at}/claim_id` }];
  });
}

function listUnknownReferences({ claims, conflicts = [] }: Answer): AnswerFault[] {
  const known = new Set(claims.map(({ claim_id }) => claim_id));
  return conflicts.flatMap(({ claim_ids }, at) =>
    [...claim_ids.entries()]
      .filter(([, id]) => !known.has(id))
      .map(([i]) => ({ rule: 'unknown-reference', pointer: `/conflicts/${at}/claim_ids/${i}` })),
  );
}

function listClaimFaults(claim: Claim, at: string): AnswerFault[] {
  const { citations, facts = [], kind } = claim;
  const faults: AnswerFault[] = listTextFaults(claim.text, `${at}/text`);
  const fault = (rule: string, pointer: string) => faults.push({ rule, pointer });
  if ((kind === 'fact' || kind === 'inference') && citations.length === 0)
    fault('missing-citation', `${at}/citations`);
  if (kind === 'absence' && citations.length > 0) fault('status-shape', `${at}/citations`);
  if (breaksLine(kind, claim.text)) fault('answer-not-rendered', `${at}/text`);
  for (const [i, { citation }] of facts.entries()) {
    const [id, place] = citation.split('.');
    if (id !== claim.claim_id || Number(place) > citations.length)
      fault('unknown-reference', `${at}/facts/${i}/citation`);
  }
  const targets = new Set<string>();
  for (const [i, citation] of citations.entries()) {
    const target = `${citation.canonical_revision_id} ${citation.char_start ?? ''} ${citation.char_end ?? ''}`;
    if (targets.has(target)) fault('duplicate-citation', `${at}/citations/${i}`);
    targets.add(target);
    faults.push(...listCitationFaults(citation, `${at}/citations/${i}`));
  }
  return faults;
}

function listCitationFaults(citation: Citation, at: string): AnswerFault[] {
  const { char_end, char_start, quote } = citation;
  const isReversed = char_start !== undefined && char_end !== undefined && char_start >= char_end;
  const ids = ['document_id', 'source_uri', 'source_version'] as const;
  return [
    ...(isReversed ? [{ rule: 'span-order', pointer: `${at}/char_end` }] : []),
    ...listTextFaults(citation.title ?? undefined, `${at}/title`),
    ...(['exact', 'prefix', 'suffix'] as const)
      .filter((member) => !isCanonical(quote?.[member] ?? ''))
      .map((member) => ({ rule: 'text-not-canonical', pointer: `${at}/quote/${member}` })),
    ...ids
      .filter((member) => findHiddenCharacters(citation[member]).length > 0)
      .map((member) => ({ rule: 'hidden-character', pointer: `${at}/${member}` })),
  ];
}

function listTextFaults(text: string | undefined, pointer: string): AnswerFault[] {
  if (text === undefined) return [];
  const isForged = findHiddenCharacters(text).length > 0 && showsOtherNumber(text);
  return [
    ...(isCanonical(text) ? [] : [{ rule: 'text-not-canonical', pointer }]),
    ...(isForged ? [{ rule: 'hidden-character', pointer }] : []),
  ];
}

function isCanonical(text: string): boolean {
  try {
    return canonicalizeText(text) === text;
  } catch (error) {
    if (error instanceof TextError) return false;
    throw error;
  }
}
