import type { LineageCitation } from '@loccit/contract';
import { add, type Draft, remove, replace } from './draft.js';
import { draftHidden } from './rules-hidden.js';
import { draftLinkTexts, draftMixedScripts } from './rules-looks.js';
import { type Material, on, type RuleDrafts } from './rules-structure.js';
import { findIn, other, sha256 } from './store-finder.js';

const C1 = '/claims/0/citations/0';
const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';
const BY_RAW = 'provenance/canonical-id verifiability/title-mismatch verifiability/version-missing';

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

/** Rules about the reader at hand. */
export function draftVerifiability({ stores, answers }: Material): RuleDrafts {
  const next = findIn(stores.get('hafen') ?? new Map(), 'nebenan');
  const anchored = answers['bergtal-anchor']?.answer.claims[0]?.citations[0] as LineageCitation;
  const byRaw = [replace(`${C1}/canonical_revision_id`, other(anchored.canonical_revision_id))];
  const raw: Partial<Draft> = { unverifiable: BY_RAW };
  const reworded = 'A berth costs 12 crowns a night.';
  const rewordedCitation = [
    ...says(reworded),
    replace(`${C1}/char_start`, 16),
    replace(`${C1}/char_end`, 48),
    replace(`${C1}/span_sha256`, sha256(reworded)),
  ];
  return {
    'verifiability/cannot-open': [
      {
        id: 'no-bytes',
        title: 'a source whose text and bytes are gone',
        answer: 'nebenan-fees',
        changes: [next.withoutText('fees'), next.withoutRaw('fees')],
        fail: 'verifiability/cannot-open',
        unverifiable: 'provenance/canonical-hash provenance/raw-hash support/undecided',
      },
      on('hafen-watch-older', 'closed', 'a source that is closed to the reader', [], { unverifiable: GONE }),
      {
        id: 'from-bytes',
        title: 'a text that the bytes give',
        answer: 'nebenan-fees',
        changes: [next.withoutText('fees')],
      },
    ],
    'verifiability/wrong-place': [
      on('bergtal-answered', 'line', 'a line too early', [replace(`${C1}/locator/line_start`, 2)], {
        fail: 'verifiability/wrong-place',
      }),
      on(
        'nebenan-fees',
        'page',
        'a page of a text that has none',
        [add(`${C1}/locator`, { type: 'page', page_index: 0 })],
        { fail: 'verifiability/wrong-place' },
      ),
      on('hafen-code', 'two-lines', 'the lines of the first and the last code point', [], {
        unverifiable: 'support/undecided',
      }),
    ],
    'verifiability/title-missing': [
      on('bergtal-free', 'null', 'no title, of a source that has one', [replace(`${C1}/title`, null)], {
        fail: 'verifiability/title-missing',
      }),
      on('hafen-sheds', 'titleless', 'no title, of a source that has none', []),
    ],
    'verifiability/title-mismatch': [
      on('bergtal-free', 'other', 'another title', [replace(`${C1}/title`, 'Rules of the house')], {
        fail: 'verifiability/title-mismatch',
      }),
      on('hafen-sheds', 'invented', 'a title, of a source that has none', [replace(`${C1}/title`, 'Sheds')], {
        fail: 'verifiability/title-mismatch',
      }),
      on(
        'bergtal-anchor',
        'raw',
        'of a source found by its bytes nobody knows what it is called',
        byRaw,
        raw,
      ),
      on('bergtal-free', 'equal', 'the title of the record', []),
    ],
    'verifiability/version-missing': [
      on(
        'hafen-ferry',
        'empty',
        'no version, of a source that is not known here',
        [replace(`${C1}/source_version`, '')],
        { fail: 'verifiability/version-missing', unverifiable: GONE },
      ),
      on('bergtal-anchor', 'raw', 'a source found by its bytes', byRaw, raw),
      on('bergtal-free', 'shown', 'a version', []),
    ],
    'verifiability/unsafe-uri': [
      on(
        'hafen-ferry',
        'script',
        'an address that runs code',
        [replace(`${C1}/source_uri`, 'javascript:alert(1)')],
        { fail: 'verifiability/unsafe-uri', unverifiable: GONE },
      ),
      on(
        'hafen-ferry',
        'user',
        'an address that names a user',
        [replace(`${C1}/source_uri`, 'https://user@elsewhere.example/')],
        { fail: 'verifiability/unsafe-uri', unverifiable: GONE },
      ),
      {
        id: 'report',
        title: 'a link of a report that runs code',
        report: 'A late book costs 2 crowns per day. [rules](javascript:alert(1))\n',
        fail: 'verifiability/unsafe-uri',
        unverifiable: GONE,
      },
      on('bergtal-answered', 'kb', 'an address of a scheme that leads nowhere', []),
    ],
    'verifiability/link-text-mismatch': draftLinkTexts(),
    'verifiability/hidden-character': draftHidden(),
    'verifiability/mixed-script': draftMixedScripts(),
    'verifiability/quote-ambiguous': [
      {
        id: 'word',
        title: 'a text fragment of one word, which proves no place',
        report: 'A late book costs 2 crowns per day. [Rules](loans.md#:~:text=book)\n',
        notice: 'verifiability/quote-ambiguous',
      },
      {
        id: 'sentence',
        title: 'a text fragment of a whole sentence',
        report:
          'A late book costs 2 crowns per day. [Rules](loans.md#:~:text=A%20late%20book%20costs%202%20crowns%20per%20day.)\n',
      },
    ],
    'verifiability/drifted': [
      on(
        'hafen-fees-older',
        'reworded',
        'the passage stands nowhere in what is served now',
        rewordedCitation,
        { fail: 'verifiability/not-available-now', notice: 'verifiability/drifted' },
      ),
      on('hafen-fees-older', 'same', 'another revision that says the same at the same place', []),
      on('hafen-season', 'over', 'a document whose time is over is not told to have drifted', [], {
        at: '2026-10-01T00:00:00Z',
        fail: 'verifiability/not-available-now',
      }),
      on('hafen-berths', 'current', 'the cited revision, in Chinese', []),
    ],
    'verifiability/not-available-now': [
      on('hafen-fees-older', 'reworded', 'what is served now says something else there', rewordedCitation, {
        fail: 'verifiability/not-available-now',
        notice: 'verifiability/drifted',
      }),
      on('hafen-season', 'over', 'the instant at which its time is over', [], {
        at: '2026-10-01T00:00:00Z',
        fail: 'verifiability/not-available-now',
      }),
      {
        id: 'nothing',
        title: 'nothing is served',
        answer: 'nebenan-fees',
        changes: [{ target: `store:${next.pointer}`, patch: [replace('/published', [])] }],
        unverifiable: `${GONE} verifiability/not-available-now`,
      },
      on('hafen-fees-older', 'same', 'another revision that says the same at the same place', []),
      on('hafen-season', 'last', 'the last instant', [], { at: '2026-09-30T23:59:59Z' }),
    ],
  };
}
