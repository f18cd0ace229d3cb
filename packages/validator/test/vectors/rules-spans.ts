import type { Citation, LineageCitation } from '@loccit/contract';
import { remove, replace } from './draft.js';
import { type Material, on, type RuleDrafts } from './rules-structure.js';
import { findIn, other, sha256 } from './store-finder.js';

const C1 = '/claims/0/citations/0';
const PARTLY = 'The stage is closed in winter.\n-->\n\nBring your own chairs.';

/** Rules about the cited span. */
export function draftSpanRules({ stores, answers }: Material): RuleDrafts {
  const cited = (answer: string, claim = 0): LineageCitation =>
    answers[answer]?.answer.claims[claim]?.citations[0] as LineageCitation;
  const late = cited('bergtal-free');
  const joined = cited('bergtal-joined');
  const bay = findIn(stores.get('hafen') ?? new Map(), 'hafen');
  const flip = (answer: string, member: keyof LineageCitation) => [
    replace(`${C1}/${member}`, other(String((cited(answer) as Citation & Record<string, unknown>)[member]))),
  ];
  const respan = (charStart: number, charEnd: number, text: string) => [
    replace(`${C1}/char_start`, charStart),
    replace(`${C1}/char_end`, charEnd),
    replace(`${C1}/span_sha256`, sha256(text)),
  ];
  return {
    'provenance/coordinate-space': [
      on(
        'bergtal-free',
        'other',
        'positions counted in another unit',
        [replace(`${C1}/coordinate_space`, 'utf-16-code-units')],
        { fail: 'provenance/coordinate-space' },
      ),
      on('hafen-signals', 'astral', 'a sign beyond the basic plane is one position', []),
    ],
    'provenance/span-bounds': [
      on('bergtal-free', 'beyond', 'an end behind the text', [replace(`${C1}/char_end`, 4000)], {
        fail: 'provenance/span-bounds',
      }),
      on('hafen-sheds', 'last', 'an end at the end of the last line', []),
    ],
    'provenance/span-hash': [
      on(
        'bergtal-free',
        'shifted',
        'a span that ends one code point too early',
        [replace(`${C1}/char_end`, late.char_end - 1)],
        { fail: 'provenance/span-hash' },
      ),
      on('bergtal-free', 'digest', 'another digest', flip('bergtal-free', 'span_sha256'), {
        fail: 'provenance/span-hash',
      }),
      on('hafen-signals', 'astral', 'code points are counted, not code units', []),
    ],
    'provenance/span-outside-element': [
      on(
        'bergtal-free',
        'before',
        'a span that takes in the line break before its element',
        respan(late.char_start - 1, late.char_end, '\nA late book costs 2 crowns per day.'),
        { fail: 'provenance/span-outside-element' },
      ),
      on(
        'hafen-chairs',
        'comment',
        'form anchor: a sentence in a comment',
        bay.moveTo(C1, 'stage', 'The stage is closed in winter.'),
        { fail: 'provenance/span-outside-element' },
      ),
      on(
        'hafen-stage',
        'inline-comment',
        'a sentence in a comment inside the element',
        bay.moveTo(C1, 'stage', 'The stage is swept on Fridays.'),
        { fail: 'provenance/span-outside-element' },
      ),
      on('insel-quay', 'whole-comment', 'a comment of five characters hides nothing behind it', []),
      on('insel-quay-between', 'whole-comment-dash', 'nor does one of six', []),
      on(
        'insel-quay-hidden',
        'longer-comment',
        'behind a comment of five characters one begins as elsewhere',
        [],
        {
          fail: 'provenance/span-outside-element',
        },
      ),
      on('hafen-chairs', 'no-elements', 'form anchor, and no list of elements at hand', [], {
        changes: [bay.record(bay.parseOf('stage'), remove('/info'))],
        store: 'hafen',
        unverifiable: 'provenance/span-outside-element',
      }),
      on(
        'hafen-chairs',
        'partly',
        'a span that takes in a comment says only what is shown of it',
        bay.moveTo(C1, 'stage', PARTLY),
      ),
      on(
        'bergtal-joined',
        'across',
        'a slice that begins a code point into the element',
        respan(joined.char_start + 2, joined.char_end, 'loan can be renewed twice.'),
        { unverifiable: 'support/undecided' },
      ),
    ],
    'provenance/span-outside-chunk': [
      on('forged-chunk', 'late', 'a chunk that begins after the span', [], {
        fail: 'provenance/span-outside-chunk',
      }),
      on('bergtal-free', 'inside', 'a span inside its chunk', []),
    ],
    'provenance/span-splits-grapheme': [
      on('hafen-piers', 'split', 'an end between a letter and its accent', respan(0, 6, 'Pier q'), {
        notice: 'provenance/span-splits-grapheme support/entity-absent support/low-overlap',
        unverifiable: 'support/undecided',
      }),
      on('hafen-piers', 'whole', 'an end behind the accent', respan(0, 7, 'Pier q\u0323'), {
        unverifiable: 'support/undecided',
        notice: 'support/entity-absent',
      }),
      on('hafen-names', 'composed', 'a letter and its accent are one code point in NFC', []),
    ],
    'provenance/quote-mismatch': [
      on(
        'bergtal-answered',
        'exact',
        'a quote of other words',
        [replace(`${C1}/quote/exact`, 'Books are lent for 12 days.')],
        { fail: 'provenance/quote-mismatch' },
      ),
      on(
        'bergtal-answered',
        'case',
        'a neighbour that differs in case',
        [replace(`${C1}/quote/suffix`, ' a loan')],
        { fail: 'provenance/quote-mismatch' },
      ),
      on('bergtal-answered', 'shorter', 'a shorter neighbourhood', [
        replace(`${C1}/quote/prefix`, '\n\n'),
        replace(`${C1}/quote/suffix`, ' A'),
      ]),
    ],
  };
}
