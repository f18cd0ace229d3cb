import { sha256Hex } from '@loccit/lineage';
import type { BadDraft } from './drafts.js';
import { type Edit, forge, onRecord, onRecords, onText } from './edits.js';
import { withFile, withoutFile } from './material.js';

/** Texts and bytes that are other ones, with every hash of the pack made to fit. */
const TEXTS: readonly BadDraft[] = (['kept', 'anew', 'stripped'] as const).flatMap((sealing) => [
  forge(
    `text-digit-${sealing}`,
    `one digit of a text is another, the seal ${sealing}`,
    'sealed',
    onText((text) => text.replace('21', '12')),
    'provenance/canonical-id',
    sealing,
  ),
  forge(
    `text-raw-digit-${sealing}`,
    `one digit of text and raw bytes is another, the seal ${sealing}`,
    'sealed',
    onText((text) => text.replace('21', '12'), 'C1.1', true),
    'provenance/canonical-id',
    sealing,
  ),
  forge(
    `text-canonical-level-${sealing}`,
    `one digit of a text without raw bytes is another, the seal ${sealing}`,
    'sealed-canonical',
    onText((text) => text.replace('21', '12')),
    'provenance/canonical-id',
    sealing,
  ),
]);

const OTHER_TEXTS: readonly BadDraft[] = [
  forge(
    'text-appended',
    'a sentence more at the end of a text',
    'sealed',
    onText((text) => `${text}Books can be kept.\n`),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'text-anchor',
    'another text under a citation of form anchor',
    'sealed-anchor',
    onText((text) => text.replace('21', '12')),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'text-chinese',
    'one character of a Chinese text is another',
    'sealed-garden',
    onText((text) => text.replace('一百二十', '一百二百')),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'text-elsewhere',
    'a text changed where nothing cites it',
    'sealed',
    onText((text) => text.replace('free of charge', 'open to all')),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'text-crlf',
    'a text whose lines end in CR LF',
    'sealed',
    onText((text) => text.replaceAll('\n', '\r\n')),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'text-bom',
    'a text with a byte order mark',
    'sealed',
    onText((text) => `\ufeff${text}`),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'text-empty',
    'an empty text',
    'sealed',
    onText(() => ''),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'texts-exchanged',
    'two documents that have exchanged their texts',
    'sealed',
    exchangeHashes('canonical_sha256'),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'raw-exchanged',
    'two documents that have exchanged their raw bytes',
    'sealed',
    exchangeHashes('raw_sha256'),
    'provenance/canonical-id',
    'anew',
  ),
  forge(
    'raw-other',
    'raw bytes that do not give the text',
    'sealed',
    (bundle) => {
      const bytes = new TextEncoder().encode('# Loan rules\n\nBooks are lent for 12 days.\n');
      const after = sha256Hex(bytes);
      const before = [...bundle.files.keys()].find((path) => path.startsWith('raw/b731')) ?? '';
      const moved = withFile(withoutFile(bundle, before), `raw/${after}`, bytes);
      return onRecord('canonical_revision_id', ({ preimage }) => {
        preimage.raw_sha256 = after;
      })(moved);
    },
    'provenance/canonical-id',
    'anew',
  ),
];

/** Texts and raw bytes that are not those of the ids. */
export const TEXT_DRAFTS: readonly BadDraft[] = [...TEXTS, ...OTHER_TEXTS];

function exchangeHashes(member: string): Edit {
  return onRecords((records) => {
    const [first, second] = records.filter((record) => record.id.startsWith('can_'));
    const held = first.preimage[member];
    first.preimage[member] = second.preimage[member];
    second.preimage[member] = held;
    return records;
  });
}
