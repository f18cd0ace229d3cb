import { buildGeneration, ingestDocument, readSourceManifest } from '@loccit/ingestion';
import type { GenerationBuild, Store } from '@loccit/storage';

export const HARBOUR = 'hafen';
export const NEXT_DOOR = 'nebenan';

/** A document before it is ingested. */
export interface Described {
  readonly id: string;
  readonly path: string;
  readonly raw: string | Uint8Array;
  readonly version?: string;
  /** Null for a document that has no title. */
  readonly title?: string | null;
  readonly groups?: readonly string[];
  readonly from?: string;
  readonly to?: string;
  readonly work?: string;
}

const utf8 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
const BOM = Uint8Array.of(0xef, 0xbb, 0xbf);

const fees = (amount: number, version: string): Described => ({
  id: 'fees',
  path: 'fees.md',
  version,
  title: 'Harbour fees',
  raw: `# Harbour fees

A berth costs ${amount} crowns a night. Children sail free of charge.

| Boat | Fee |
|---|---|
| Dinghy | 5 crowns |
| Ketch | 9 crowns |

\`\`\`
open 06:00
close 22:00
\`\`\`
`,
});

const ferry: Described = {
  id: 'ferry',
  path: 'ferry.md',
  title: 'Ferry',
  raw: 'The old ferry leaves at 07:15.\n',
};

const watch = (groups: readonly string[]): Described => ({
  id: 'watch',
  path: 'watch.md',
  title: 'Watch',
  groups,
  raw: '# Watch\n\nThe night watch begins at 23:00.\n',
});

const LASTING: readonly Described[] = [
  {
    id: 'tides',
    path: 'tides.txt',
    title: 'Tides',
    raw: Buffer.concat([
      BOM,
      utf8('Low water is at 05:40.\r\nHigh water is at 11:55.\r\n\r\nThe gate is shut in a storm.\r\n'),
    ]),
  },
  {
    id: 'names',
    path: 'names.txt',
    title: 'Cafe\u0301s',
    raw: 'The Cafe\u0301 Re\u0301union opens at 8:00.\n\nThe Cafe\u0301 du Port opens at 9:00.\n',
  },
  {
    id: 'signals',
    path: 'signals.md',
    title: 'Signals \u{1d11e}',
    raw: 'The sign \u{1d11e} marks the band stand. The stage \u{1f6a4} holds 40 guests.\n',
  },
  // No code point of Unicode stands for a q with a dot below, so NFC leaves two.
  { id: 'piers', path: 'piers.txt', title: 'Piers', raw: 'Pier q\u0323 is closed on Mondays.\n' },
  {
    id: 'season',
    path: 'season.md',
    title: 'Season',
    from: '2026-03-01T00:00:00Z',
    to: '2026-10-01T00:00:00Z',
    raw: 'The beach hut is open until 20:00.\n',
  },
  {
    id: 'mirror',
    path: 'mirror.md',
    title: 'Harbour fees, copy',
    work: 'fees',
    raw: '# Harbour fees, copy\n\nChildren sail free of charge.\n',
  },
  { id: 'sheds', path: 'sheds.txt', title: null, raw: 'Mooring lines are kept in shed 4.\n' },
  {
    id: '须知',
    path: '须知.md',
    title: '泊位须知',
    raw: '# 泊位须知\n\n泊位每晚收费十二元。儿童免费乘船。\n\n靠泊时间不超过七天。\n',
  },
  {
    id: 'stage',
    path: 'stage.md',
    title: 'Stage rules',
    raw: `# Stage rules

The stage is swept on Mondays. <!-- The stage is swept on Fridays. --> No fires are lit.

<!--
The stage is closed in winter.
-->

Bring your own chairs.
`,
  },
];

function ingest(tenantId: string, { id, path, raw, ...more }: Described) {
  const manifest = readSourceManifest(
    utf8(
      JSON.stringify({
        schema: 'urn:loccit:sources:1',
        tenant_id: tenantId,
        documents: [
          {
            document_id: id,
            path,
            source_uri: `https://${tenantId}.example/${encodeURIComponent(path)}`,
            source_version: more.version ?? '1',
            title: more.title ?? 'none',
            allowed_groups: more.groups ?? ['public'],
            ...(more.from === undefined ? {} : { effective_from: more.from }),
            ...(more.to === undefined ? {} : { effective_to: more.to }),
            ...(more.work === undefined ? {} : { canonical_document_id: more.work }),
          },
        ],
      }),
    ),
  );
  return manifest.documents.map((document) =>
    ingestDocument({
      tenantId,
      document: more.title === null ? { ...document, title: null, title_fallback: null } : document,
      raw: typeof raw === 'string' ? utf8(raw) : new Uint8Array(raw),
    }),
  );
}

/** What a tenant serves next, made from its documents. */
export function build(tenantId: string, documents: readonly Described[], store: Store): GenerationBuild {
  return buildGeneration({
    tenantId,
    documents: documents.flatMap((document) => ingest(tenantId, document)),
    routes: [],
    previous: store.current(tenantId),
  });
}

/**
 * Publishes what the harbour served over a spring: fees that rose, a ferry that was given up, a watch that was
 * closed to the crew; and the marina next door in a tenant of its own.
 */
export function publishHarbour(store: Store): void {
  const states = [
    [fees(12, '2026-01'), ferry, watch(['crew'])],
    [fees(14, '2026-05'), watch(['crew'])],
    [fees(14, '2026-05'), watch(['captains'])],
  ];
  for (const state of states) store.publish(build(HARBOUR, [...LASTING, ...state], store));
  store.publish(build(NEXT_DOOR, [{ ...fees(20, '1'), title: 'Marina fees' }], store));
}
