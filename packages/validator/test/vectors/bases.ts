import { type Bases, type Files, readFolderStore } from '@loccit/conformance';
import type { Answer, Audit } from '@loccit/contract';
import { openFolderStore, type Store } from '@loccit/storage';
import { buildCorpus } from '../corpus.js';
import { type Forgery, publishForgery, publishWithoutLeaf } from '../forged-document.js';
import { publishHarbour } from './harbour-corpus.js';
import { publishIsland } from './island-corpus.js';
import { createMemoryFiles } from './memory-files.js';
import { publishMill } from './mill-corpus.js';

/** The folder form of what a store holds once it was filled. */
function writeFolder(fill: (store: Store) => void): Files {
  const { port, files } = createMemoryFiles();
  fill(openFolderStore(port, '/store'));
  return new Map([...files].map(([path, bytes]) => [path.slice('/store/'.length), bytes]));
}

/** Publishes to a folder what another store serves. */
function copyTo(store: Store, from: Store): void {
  for (const tenantId of from.tenants()) {
    const held = from.current(tenantId);
    if (held === undefined) continue;
    const records = [...held.records()].filter(({ id }) => id !== held.id);
    const texts = new Map<string, string>();
    const raws = new Map<string, Uint8Array>();
    for (const { preimage } of records) {
      if (preimage.type !== 'loccit:canonical:1') continue;
      texts.set(preimage.canonical_sha256, held.text(preimage.canonical_sha256) ?? '');
      raws.set(preimage.raw_sha256, held.raw(preimage.raw_sha256) ?? new Uint8Array());
    }
    const { generation, documents, routes } = held;
    store.publish({ tenantId, generation, records, documents, routes, texts, raws });
  }
}

const LOAN = 'Books are lent for 21 days.';
const ASK = `${LOAN} Ask at the `;

/** Documents whose every id is made of its record, by how the records lie. */
export const FORGERIES = {
  text: { text: 'Books are lent for 99 days.\n' },
  list: { unlisted: true },
  chunk: { chunkDelay: 6 },
  // A text that is normalised as if nothing composed yet.
  accent: { raw: `${ASK}Caf\u00e9.\n`, text: `${ASK}Cafe\u0301.\n` },
  // A code point of a plane in which no version has assigned one, and one that none ever will.
  unassigned: { raw: `${ASK}door \u{50000}.\n`, text: `${ASK}gate \u{50000}.\n` },
  noncharacter: { raw: `${ASK}door \u{5fffe}.\n`, text: `${ASK}gate \u{5fffe}.\n` },
} as const satisfies Readonly<Record<string, Forgery>>;

/** Every store that cases start from, by name. */
export function buildStores(): ReadonlyMap<string, Files> {
  const bergtal = writeFolder((store) => {
    store.publish(buildCorpus());
  });
  const library = readFolderStore(bergtal, true).current('bergtal');
  if (library === undefined) throw new Error('nothing published');
  return new Map([
    ['bergtal', bergtal],
    ['hafen', writeFolder(publishHarbour)],
    ['insel', writeFolder(publishIsland)],
    ['muehle', writeFolder(publishMill)],
    ...Object.entries(FORGERIES).map(
      ([name, forgery]) =>
        [
          `forged-${name}`,
          writeFolder((store) => {
            copyTo(store, publishForgery(forgery).store);
          }),
        ] as const,
    ),
    [
      'forged-leaf',
      writeFolder((store) => {
        copyTo(store, publishWithoutLeaf(library, 'loans', LOAN));
      }),
    ],
  ]);
}

/** An answer with its audit, if one was kept for the checker. */
export interface BaseAnswer {
  readonly answer: Answer;
  readonly audit?: Audit;
}

/** How an artifact is written to a file. */
export const writeArtifact = (value: unknown): Uint8Array =>
  new Uint8Array(Buffer.from(`${JSON.stringify(value, null, 1)}\n`));

/** Bases that were just built, in place of those on the disk. */
export function openBuiltBases(
  stores: ReadonlyMap<string, Files>,
  answers: Readonly<Record<string, BaseAnswer>>,
): Bases {
  return {
    store: (name) => {
      const files = stores.get(name);
      if (files === undefined) throw new Error(`no store ${name}`);
      return files;
    },
    answer: (file) => {
      const name = file.replace(/(?:\.audit)?\.json$/, '');
      const base = answers[name];
      const value = file.endsWith('.audit.json') ? base?.audit : base?.answer;
      if (value === undefined) throw new Error(`no base ${file}`);
      return writeArtifact(value);
    },
  };
}
