import { type Draft, replace } from './draft.js';
import { on } from './rules-structure.js';
import { sha256 } from './store-finder.js';

const C1 = '/claims/0/citations/0';
const FOUND = 'verifiability/hidden-character';
/** What claim and answer say in the same characters is told of them, too. */
const BOTH = `structure/hidden-character ${FOUND}`;

/** The line above the notes, and what stands in them before the first hidden character. */
const HEADING = '# Notes\n\n'.length;
const BEFORE = 'The bell rings at';

const says = (text: string) => [replace('/claims/0/text', text), replace('/answer', text)];

/** What a reader does not see in cited words. */
export const draftHidden = (): readonly Draft[] => [
  on('insel-bell', 'zero-width', 'a zero width space in the cited words', [], { notice: BOTH }),
  on(
    'insel-bell',
    'source-alone',
    'the source hides what the claim does not',
    says('The bell rings at noon.'),
    {
      unverifiable: 'support/undecided',
      notice: FOUND,
    },
  ),
  on('insel-mole', 'several', 'directions, private use and tags, behind a sign beyond the basic plane', [], {
    notice: BOTH,
  }),
  on(
    'insel-berth',
    'digits',
    'between two digits of a source it is a warning, too',
    says('A berth costs 12 crowns a night.'),
    {
      unverifiable: 'support/undecided',
      notice: `support/number-mismatch ${FOUND}`,
    },
  ),
  on('insel-bell-anchor', 'anchor', 'form anchor', [], { notice: BOTH }),
  {
    id: 'report',
    title: 'a mark of a report that names a block',
    store: 'insel',
    report: 'The bell rings at noon [notes#0].\n',
    reader: { tenant_id: 'insel', groups: [], principal: 'guest' },
    unverifiable: 'support/undecided',
    notice: FOUND,
  },
  on('insel-lamps', 'emoji', 'the joiner of an emoji is not hidden', []),
  on(
    'insel-bell',
    'beside',
    'what stands directly behind the span is not cited',
    [
      ...says(BEFORE),
      replace(`${C1}/char_end`, HEADING + BEFORE.length),
      replace(`${C1}/span_sha256`, sha256(BEFORE)),
    ],
    { unverifiable: 'support/undecided', notice: 'support/span-fragment' },
  ),
  on('insel-bell-source', 'whole', 'a source that is cited without a span', [], {
    notice: 'structure/hidden-character',
  }),
];
