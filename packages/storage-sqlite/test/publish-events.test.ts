import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { termReader } from '@loccit/answering';
import { buildGeneration, ingestDocument, readAcknowledged, readSourceEvent } from '@loccit/ingestion';
import { createMemoryStore, type EventStore, lookUp } from '@loccit/storage';
import { seeded } from '@loccit/testing';
import { encodeUtf8 } from '@loccit/text';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import {
  publishPending,
  remove,
  type SmallLine,
  upsert,
  upsertLine,
} from '../../ingestion/test/event-lines.js';
import { openSqliteStore } from '../src/index.js';

const folder = mkdtempSync(join(tmpdir(), 'loccit-events-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NAMES = ['fees', 'pier', '航线', 'quay'];
const TEXTS = [
  '# Fees\n\nThe fee is 4 crowns.\n',
  '# 航线\n\n渡轮每天运行。\n\n夜间停航。\n',
  'No rest.\n\nNo end.\n',
  '',
];

type Step =
  | {
      readonly kind: 'content';
      readonly name: number;
      readonly text: number;
      readonly crew: boolean;
      readonly plain: boolean;
    }
  | { readonly kind: 'access'; readonly name: number; readonly crew: boolean }
  | { readonly kind: 'delete'; readonly name: number }
  | { readonly kind: 'publish' }
  | { readonly kind: 'reopen' }
  | { readonly kind: 'whole' };

const name = fc.nat(NAMES.length - 1);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('content' as const),
        name,
        text: fc.nat(TEXTS.length - 1),
        crew: fc.boolean(),
        plain: fc.boolean(),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('access' as const), name, crew: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), name }) },
    {
      weight: 5,
      arbitrary: fc.constantFrom<Step>({ kind: 'publish' }, { kind: 'reopen' }, { kind: 'whole' }),
    },
  ),
  { minLength: 4, maxLength: 24 },
);

/** Everything of what is served that somebody can ask for. */
function describeServed(store: EventStore) {
  const current = store.current('harbour');
  if (current === undefined) return undefined;
  const { documents, generation, id } = current;
  const records = [...current.records()];
  return {
    id,
    preimage: generation.preimage,
    tombstones: generation.info?.tombstones,
    leaves: generation.info?.leaves,
    documents,
    records: records.map((record) => record.id),
    tools: lookUp(current).tools,
    texts: records.map(({ preimage }) =>
      preimage.type === 'loccit:canonical:1' ? current.text(preimage.canonical_sha256) : undefined,
    ),
    progress: store.eventProgress('harbour'),
  };
}

/** What a build of these documents alone commits to. */
function commitTo(live: ReadonlyMap<string, SmallLine>) {
  const documents = [...live.values()].map((line) => {
    const { document } = readSourceEvent(upsertLine(line)).event;
    if (document?.path == null || document.media_type === null) throw new Error('no content');
    const described = { ...document, path: document.path, media_type: document.media_type };
    return ingestDocument({ tenantId: 'harbour', document: described, raw: encodeUtf8(line.text ?? '') });
  });
  return { documents, build: buildGeneration({ tenantId: 'harbour', documents, routes: [] }) };
}

describe('publishing events', () => {
  it('comes to what a build of everything comes to, whatever the events', () => {
    let run = 0;
    seeded(
      fc.property(steps, (given) => {
        const path = join(folder, String(run++), 'store.sqlite');
        const memory = createMemoryStore();
        let sqlite = openSqliteStore(path, termReader);
        const live = new Map<string, SmallLine>();
        const waiting = new Map<string, SmallLine | undefined>();
        let sequence = 0;
        const latest = (document: string) =>
          waiting.has(document) ? waiting.get(document) : live.get(document);
        const publish = (): void => {
          const published = [memory, sqlite].map((store) => publishPending(store)?.published);
          expect(published[1]).toBe(published[0]);
          for (const [document, line] of waiting)
            if (line === undefined) live.delete(document);
            else live.set(document, line);
          waiting.clear();
        };
        const act = (step: Step): void => {
          if (step.kind === 'publish') {
            publish();
            return;
          }
          if (step.kind === 'reopen') {
            sqlite.close();
            sqlite = openSqliteStore(path, termReader);
            return;
          }
          if (step.kind === 'whole') {
            publish();
            // What was published by events is what is published as a whole: nothing is to be done.
            const { documents } = commitTo(live);
            for (const store of [memory, sqlite]) {
              const previous = store.current('harbour');
              if (previous === undefined) continue;
              const events = readAcknowledged(store, 'harbour');
              const build = buildGeneration({ tenantId: 'harbour', documents, routes: [], previous, events });
              store.publish(build);
              expect(build.generation.id).toBe(previous.id);
            }
            return;
          }
          const document = NAMES[step.name] ?? '';
          sequence += 1;
          const at = { id: `e${sequence}`, sequence, document };
          if (step.kind === 'delete') {
            for (const store of [memory, sqlite]) remove(store, at.id, sequence, document);
            waiting.set(document, undefined);
            return;
          }
          const groups = step.crew ? ['crew'] : ['public'];
          const before = latest(document);
          // Without content there is nothing that an event could leave as it is.
          if (step.kind === 'access' && before === undefined) return;
          const line: SmallLine =
            step.kind === 'content'
              ? {
                  ...at,
                  groups,
                  text: TEXTS[step.text] ?? '',
                  ...(step.plain ? { more: { media_type: 'text/plain' } } : {}),
                }
              : { ...at, groups };
          for (const store of [memory, sqlite]) upsert(store, line);
          waiting.set(document, step.kind === 'content' ? line : { ...before, ...line });
        };
        for (const step of given) {
          act(step);
          const served = describeServed(sqlite);
          expect(served).toEqual(describeServed(memory));
          if (served === undefined) continue;
          const whole = commitTo(live).build.generation.preimage;
          const { tombstones_sha256: _, ...committed } = whole;
          expect(served.preimage).toMatchObject(committed);
        }
        expect([...sqlite.inspect()]).toEqual([]);
        sqlite.close();
      }),
      { runs: 40 },
    );
  });
});
