import type { ClaimKind } from '@loccit/contract';
import { add, type Draft, replace } from './draft.js';
import { LATE, on, ROOM } from './rules-structure.js';

interface Shown {
  readonly kind: ClaimKind;
  readonly text: string;
}
/** What belongs to a claim names it by its place; anything else is a gap. */
type Piece = string | readonly [claim: number, text: string];

const FACTS: readonly Shown[] = [
  { kind: 'fact', text: LATE },
  { kind: 'fact', text: ROOM },
];
const UNCOVERED = { fail: 'structure/statement-uncovered' };
const FIRST = 'A late book costs 2 crowns per d';

/** A free answer cut into pieces; claims beyond the two of the base have no citation. */
function gaps(
  id: string,
  title: string,
  pieces: readonly Piece[],
  stated: Partial<Draft> = {},
  claims = FACTS,
): Draft {
  const spans: { char_start: number; char_end: number }[][] = claims.map(() => []);
  let answer = '';
  for (const piece of pieces) {
    const [claim, text] = typeof piece === 'string' ? [-1, piece] : piece;
    const char_start = [...answer].length;
    spans[claim]?.push({ char_start, char_end: char_start + [...text].length });
    answer += text;
  }
  const patch = claims.flatMap(({ kind, text }, at) =>
    at < FACTS.length
      ? [
          replace(`/claims/${at}/answer_spans`, spans[at]),
          replace(`/claims/${at}/kind`, kind),
          replace(`/claims/${at}/text`, text),
        ]
      : [
          add(`/claims/${at}`, {
            claim_id: `C${at + 1}`,
            kind,
            text,
            citations: [],
            answer_spans: spans[at],
          }),
        ],
  );
  return on('bergtal-free', id, title, [replace('/answer', answer), ...patch], stated);
}

const inferred: readonly Shown[] = [{ kind: 'inference', text: LATE }, ...FACTS.slice(1)];

/** Two pieces of advice behind the facts, and what stands between them. */
const advice = (
  id: string,
  title: string,
  [first, between, second]: readonly [string, string, string],
  stated: Partial<Draft> = {},
) =>
  gaps(id, title, [[0, LATE], '\n', [1, ROOM], '\n', [2, first], between, [3, second]], stated, [
    ...FACTS,
    { kind: 'advice', text: first },
    { kind: 'advice', text: second },
  ]);

/** What may stand between the spans of free answers, at its edges. */
export const GAP_DRAFTS: readonly Draft[] = [
  gaps('permille', 'a permille sign is no plain punctuation', [[0, LATE], ' \u0609 ', [1, ROOM]], UNCOVERED),
  gaps('prime', 'nor is a prime', [[0, LATE], ' \u2033 ', [1, ROOM]], UNCOVERED),
  gaps('wide-dash', 'a full-width dash makes a range of marks', [[0, LATE], ' [1\uff0d2] ', [1, ROOM]]),
  gaps('descending', 'a range that descends is no mark', [[0, LATE], ' [2-1] ', [1, ROOM]], UNCOVERED),
  gaps('cut-word', 'a mark inside a word of a claim', [[0, FIRST], '[1]', [0, 'ay.'], ' ', [1, ROOM]]),
  gaps(
    'cut-space',
    'a mark and a space inside a word of a claim',
    [[0, FIRST], '[1] ', [0, 'ay.'], ' ', [1, ROOM]],
    UNCOVERED,
  ),
  gaps(
    'bare-label',
    'a label without the white space at its end',
    ['Inference:', [0, LATE], ' ', [1, ROOM]],
    {},
    inferred,
  ),
  gaps(
    'marked-label',
    'a mark between a label and its claim',
    ['Inference: [1] ', [0, LATE], ' ', [1, ROOM]],
    {},
    inferred,
  ),
  advice(
    'interval',
    'two numbers that are an interval are no mark',
    ['Keep to the range', ' [1, 2] ', 'Ask at the desk.'],
    UNCOVERED,
  ),
  advice('fraction', 'a mark in front of a fraction', ['Pay in cash.', ' [1]', '½ crown is due.'], UNCOVERED),
  advice('digit-touching', 'a digit that touches a full stop', ['Pay no. 1.', '', '5 crowns.'], UNCOVERED),
  advice('digit-behind-wide-stop', 'a digit that touches a wide full stop', ['费用两元。', '', '5 元另计。']),
  advice('letters-cjk', 'two letters of Chinese that touch', ['费用两元', '', '另计。']),
  advice('letters-mixed', 'letters of Chinese and of Latin that touch', ['费用两元', '', 'Ask.'], UNCOVERED),
];
