import type { PatchOperation } from '@loccit/conformance';
import type { Answer, Citation } from '@loccit/contract';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAnswer, remove, replace } from './draft.js';
import { other } from './store-finder.js';

/** One way to lie in a citation, with what must be found. */
interface Kind {
  readonly name: string;
  readonly patch: (at: string, citation: Citation, answer: Answer) => readonly PatchOperation[];
  readonly fail?: string;
  readonly unverifiable?: string;
  readonly notice?: string;
  /** Where form `anchor` comes to something else, null where it has no such member. */
  readonly anchor?: Pick<Draft, 'fail' | 'unverifiable'> | null;
}

const put =
  (member: string, value: unknown): Kind['patch'] =>
  (at) => [replace(`${at}/${member}`, value)];
const flip =
  (
    member: keyof Citation | 'parse_revision_id' | 'element_id' | 'chunk_id' | 'index_entry_id',
  ): Kind['patch'] =>
  (at, citation) => [
    replace(`${at}/${member}`, other(String((citation as unknown as Record<string, unknown>)[member]))),
  ];
const shift =
  (member: 'char_start' | 'char_end', by: number): Kind['patch'] =>
  (at, citation) => [replace(`${at}/${member}`, (citation[member] ?? 0) + by)];

const KINDS: readonly Kind[] = [
  { name: 'document', patch: put('document_id', 'elsewhere'), fail: 'provenance/canonical-id' },
  {
    name: 'address',
    patch: put('source_uri', 'https://elsewhere.example/page'),
    fail: 'provenance/canonical-id',
  },
  {
    name: 'unsafe-address',
    patch: put('source_uri', 'ftp://elsewhere.example/page'),
    fail: 'provenance/canonical-id verifiability/unsafe-uri',
  },
  { name: 'version', patch: put('source_version', '99'), fail: 'structure/source-version-mismatch' },
  { name: 'title', patch: put('title', 'Another title'), fail: 'verifiability/title-mismatch' },
  { name: 'no-title', patch: put('title', ''), fail: 'verifiability/title-missing' },
  {
    name: 'hidden-in-title',
    patch: (at, { title }) => [replace(`${at}/title`, `${title}\u200b`)],
    fail: 'verifiability/title-mismatch',
    notice: 'structure/hidden-character',
  },
  {
    name: 'title-not-canonical',
    patch: put('title', 'Cafe\u0301'),
    fail: 'structure/text-not-canonical',
  },
  {
    name: 'hidden-in-id',
    patch: (at, { document_id }) => [replace(`${at}/document_id`, `${document_id}\u2060`)],
    fail: 'structure/hidden-character',
  },
  { name: 'raw', patch: flip('raw_sha256'), fail: 'provenance/canonical-id' },
  {
    name: 'revision',
    patch: flip('canonical_revision_id'),
    fail: 'provenance/chain-broken',
    anchor: {
      unverifiable: 'provenance/canonical-id verifiability/title-mismatch verifiability/version-missing',
    },
  },
  { name: 'parse', patch: flip('parse_revision_id'), fail: 'provenance/chain-broken', anchor: null },
  { name: 'element', patch: flip('element_id'), fail: 'provenance/element-not-in-chunk', anchor: null },
  { name: 'chunk', patch: flip('chunk_id'), fail: 'provenance/chain-broken', anchor: null },
  { name: 'entry', patch: flip('index_entry_id'), fail: 'provenance/not-selected', anchor: null },
  { name: 'space', patch: put('coordinate_space', 'utf-8-bytes'), fail: 'provenance/coordinate-space' },
  { name: 'start', patch: shift('char_start', 1), fail: 'provenance/span-hash' },
  { name: 'end', patch: shift('char_end', -1), fail: 'provenance/span-hash' },
  { name: 'beyond', patch: put('char_end', 99_999), fail: 'provenance/span-bounds' },
  {
    name: 'empty',
    patch: (at, { char_start }) => [replace(`${at}/char_end`, char_start)],
    fail: 'structure/span-order',
  },
  { name: 'slice', patch: flip('span_sha256'), fail: 'provenance/span-hash' },
  {
    name: 'twice',
    patch: (at) => [{ op: 'copy', from: at, path: at.replace(/\d+$/, '-') }],
    fail: 'structure/duplicate-citation',
    notice: 'support/redundant-citation',
  },
  {
    name: 'quote',
    patch: (at) => [
      add(`${at}/quote`, { type: 'TextQuoteSelector', exact: 'Something else.', prefix: '', suffix: '' }),
    ],
    fail: 'provenance/quote-mismatch',
  },
  {
    name: 'lines',
    patch: (at) => [add(`${at}/locator`, { type: 'lines', line_start: 77, line_end: 77 })],
    fail: 'verifiability/wrong-place',
  },
  {
    name: 'page',
    patch: (at) => [add(`${at}/locator`, { type: 'page', page_index: 0 })],
    fail: 'verifiability/wrong-place',
  },
  {
    name: 'uncited',
    patch: (at) => [remove(at)],
    fail: 'structure/missing-citation',
  },
];

/** The citations that are lied in; none carries a quote or a locator of its own. */
const LINEAGE: readonly (readonly [answer: string, claim: number])[] = [
  ['hafen-signals', 0],
  ['bergtal-garden', 1],
  ['nebenan-fees', 0],
  ['hafen-berths', 0],
];

/** Every lie in one citation of several answers, the audit rewritten for the changed answer. */
export function draftCitations(answers: Readonly<Record<string, BaseAnswer>>): Draft[] {
  return [
    ...LINEAGE.flatMap(([answer, claim]) =>
      KINDS.map((kind) => draftOne(answers, answer, claim, kind, kind)),
    ),
    ...KINDS.flatMap((kind) =>
      kind.anchor === null
        ? []
        : [draftOne(answers, 'bergtal-anchor', 0, kind, { notice: kind.notice, ...(kind.anchor ?? kind) })],
    ),
  ];
}

function draftOne(
  answers: Readonly<Record<string, BaseAnswer>>,
  answer: string,
  claim: number,
  { name, patch }: Kind,
  stated: {
    readonly fail?: string | undefined;
    unverifiable?: string | undefined;
    notice?: string | undefined;
  },
): Draft {
  const base = answers[answer]?.answer;
  const citation = base?.claims[claim]?.citations[0];
  if (base === undefined || citation === undefined) throw new Error(`no base ${answer}`);
  const { fail, unverifiable, notice } = stated;
  return {
    id: `citation-${answer}-${name}`,
    title: `${answer}: the citation's ${name.replaceAll('-', ' ')} changed, the audit rewritten to fit`,
    answer,
    audit: true,
    resealed: true,
    changes: [onAnswer(...patch(`/claims/${claim}/citations/0`, citation, base))],
    ...(fail === undefined ? {} : { fail }),
    ...(unverifiable === undefined ? {} : { unverifiable }),
    ...(notice === undefined ? {} : { notice }),
  };
}
