import { remove, replace } from './draft.js';
import { type Material, on, type RuleDrafts } from './rules-structure.js';
import { findIn, sha256 } from './store-finder.js';

const C1 = '/claims/0/citations/0';
const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';
const says = (text: string) => [replace('/claims/0/text', text), replace('/answer', text)];

/** Rules about whether the evidence bears the claim. */
export function draftSupport({ stores, answers }: Material): RuleDrafts {
  const bay = findIn(stores.get('hafen') ?? new Map(), 'hafen');
  const closed = 'The stage is closed in winter.';
  const [first, second] = answers['bergtal-conflict']?.answer.claims ?? [];
  const both = [first?.citations[0], second?.citations[0]].map((citation) => ({ ...citation, group: 1 }));
  return {
    'support/not-extractive': [
      on(
        'hafen-code',
        'left-out',
        'a verbatim claim that leaves a word out',
        [replace('/claims/0/text', 'open 06:00\nclose'), replace('/answer', 'open 06:00\nclose')],
        { fail: 'support/not-extractive' },
      ),
      on(
        'hafen-tides',
        'folded',
        'a verbatim claim that folds white space',
        [
          replace('/claims/0/text', 'Low  water is at 05:40.'),
          replace('/answer', 'Low  water is at 05:40.\nThe gate is shut in a storm.'),
        ],
        { fail: 'support/not-extractive' },
      ),
      on('hafen-tides', 'equal', 'a verbatim claim that equals its span', []),
      on(
        'muehle-winter',
        'quoted',
        'words in quotation marks that the passage does not hold',
        says('The rules say: "The mill is open to guests all night in winter."'),
        { unverifiable: 'support/undecided', notice: 'support/not-extractive' },
      ),
      on(
        'muehle-winter-zh',
        'quoted-chinese',
        'the same in Chinese',
        says('规定写道：“磨坊冬天整夜对客人开放。”'),
        { unverifiable: 'support/undecided', notice: 'support/not-extractive' },
      ),
      on(
        'muehle-winter',
        'elided',
        'quoted words with an ellipsis for what is left out',
        says('The rules say: "The mill is open ... in winter."'),
        { unverifiable: 'support/undecided' },
      ),
    ],
    'support/low-overlap': [
      on(
        'nebenan-fees',
        'low',
        'a claim that shares one word in eight',
        says('Quiet zebras graze near this lonely old berth.'),
        { unverifiable: 'support/undecided', notice: 'support/low-overlap' },
      ),
      on(
        'nebenan-fees',
        'enough',
        'the same matter in other words',
        says('Each night a berth costs money.'),
        {
          unverifiable: 'support/undecided',
        },
      ),
    ],
    'support/off-topic': [
      on('nebenan-fees', 'none', 'a claim that shares no word', says('Zebras graze quietly.'), {
        unverifiable: 'support/undecided',
        notice: 'support/off-topic',
      }),
      on('nebenan-fees', 'language', 'a claim in another script is left to a judge', says('泊位很安静。'), {
        unverifiable: 'support/undecided',
        notice: 'support/low-overlap',
      }),
    ],
    'support/number-mismatch': [
      on('nebenan-fees', 'figure', 'another amount', says('A berth costs 12 crowns a night.'), {
        fail: 'support/number-mismatch',
      }),
      on(
        'bergtal-answered',
        'fact',
        'a fact that the text does not state',
        [replace('/claims/0/facts/0/lo', 12)],
        { fail: 'support/number-mismatch' },
      ),
      on(
        'bergtal-conflict',
        'group',
        'a number that joins a passage of another figure to one that is enough alone',
        [remove('/claims/0/verbatim'), replace('/claims/0/citations', both)],
        { fail: 'support/number-mismatch' },
      ),
      on(
        'hafen-berths',
        'chinese',
        'another amount in Chinese numerals',
        [
          replace('/claims/0/text', '泊位每晚收费十三元。'),
          replace('/answer', '泊位每晚收费十三元。\n靠泊时间不超过七天。'),
        ],
        { fail: 'support/number-mismatch' },
      ),
      on('nebenan-fees', 'words', 'the same amount in words', says('A berth costs twenty crowns a night.'), {
        unverifiable: 'support/undecided',
      }),
    ],
    'support/unsupported': [
      on(
        'nebenan-fees',
        'denied',
        'a denial of what is cited',
        says('It is not true that a berth costs 20 crowns a night.'),
        { fail: 'support/unsupported' },
      ),
      on('nebenan-fees', 'said', 'what is cited', []),
    ],
    'support/undecided': [
      on(
        'nebenan-fees',
        'reworded',
        'other words are left to a judge',
        says('Mooring is 20 crowns each night.'),
        { unverifiable: 'support/undecided' },
      ),
      on(
        'nebenan-fees',
        'fragment',
        'part of a sentence',
        [
          ...says('a berth costs 20 crowns'),
          replace(`${C1}/char_end`, 38),
          replace(`${C1}/span_sha256`, sha256('A berth costs 20 crown')),
        ],
        { unverifiable: 'support/undecided' },
      ),
      on(
        'hafen-chairs',
        'hidden',
        'a sentence of a comment that the span takes in',
        [...says(closed), ...bay.moveTo(C1, 'stage', `${closed}\n-->\n\nBring your own chairs.`)],
        { unverifiable: 'support/undecided', notice: 'support/off-topic' },
      ),
      on('bergtal-joined', 'group', 'a claim that takes two passages together', [], {
        unverifiable: 'support/undecided',
        notice: 'support/compound-claim',
      }),
      on('hafen-ferry', 'no-text', 'a source whose text is not at hand', [], { unverifiable: GONE }),
      on('nebenan-fees', 'whole', 'a whole sentence of the source', []),
    ],
    'support/redundant-citation': [
      on('hafen-copies', 'copy', 'the same words of a copy of the same work', [], {
        notice: 'support/redundant-citation',
      }),
      on('bergtal-joined', 'two', 'two passages that say different things', [], {
        unverifiable: 'support/undecided',
        notice: 'support/compound-claim',
      }),
    ],
  };
}
