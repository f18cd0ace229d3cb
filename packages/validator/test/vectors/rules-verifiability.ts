import type { LineageCitation } from '@loccit/contract';
import { add, type Draft, replace } from './draft.js';
import { draftHidden } from './rules-hidden.js';
import { draftLinkTexts, draftMixedScripts } from './rules-looks.js';
import { type Material, on, type RuleDrafts } from './rules-structure.js';
import { findIn, other, sha256 } from './store-finder.js';

const C1 = '/claims/0/citations/0';
const GONE = 'provenance/unknown-source support/undecided verifiability/cannot-open';
const BY_RAW = 'provenance/canonical-id verifiability/title-mismatch verifiability/version-missing';
const says = (text: string) => [replace('/claims/0/text', text), replace('/answer', text)];

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
