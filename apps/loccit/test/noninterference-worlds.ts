import { buildGeneration, describeFolderFile, ingestDocument } from '@loccit/ingestion';
import { createMemoryStore, type EventStore, type Reader, type StoredEvent } from '@loccit/storage';
import fc from 'fast-check';

export const AT = '2026-06-01T00:00:00Z';
const PAST = '2025-01-01T00:00:00Z';
const FUTURE = '2027-01-01T00:00:00Z';
const TENANTS = ['harbour', 'quarry'] as const;
const GROUPS = ['public', 'crew', 'desk', 'board'] as const;

/** A document of a world: what it says, and who may read it when. */
export interface WorldDocument {
  readonly tenant: (typeof TENANTS)[number];
  readonly id: string;
  readonly text: string;
  readonly groups: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly work: string | null;
  readonly authority: number | null;
}

const SUBJECTS = ['The crane', 'The ferry', 'The north gate', 'The office'] as const;
const FACTS = ['costs 4 crowns', 'costs 7 crowns', 'opens at 08:00', 'opens at 09:30'] as const;
const SUBJECTS_ZH = ['起重机', '渡轮', '北门'] as const;
const FACTS_ZH = ['的票价是4克朗', '的票价是7克朗', '的重量是12吨', '的重量是15吨'] as const;

export const QUESTIONS = [
  'How many crowns does the crane cost?',
  'When does the north gate open, and how many crowns does the ferry cost?',
  'When does the office open?',
  '渡轮的票价是多少？',
  '起重机的重量是多少吨？',
] as const;

const sentence = fc.oneof(
  fc.tuple(fc.constantFrom(...SUBJECTS), fc.constantFrom(...FACTS)).map(([who, what]) => `${who} ${what}.`),
  fc
    .tuple(fc.constantFrom(...SUBJECTS_ZH), fc.constantFrom(...FACTS_ZH))
    .map(([who, what]) => `${who}${what}。`),
);
const text = fc
  .array(sentence, { minLength: 1, maxLength: 3 })
  .map((sentences) => `# ${sentences[0]}\n\n${sentences.join('\n\n')}\n`);

const document: fc.Arbitrary<WorldDocument> = fc.record({
  tenant: fc.constantFrom(TENANTS[0], TENANTS[0], TENANTS[0], TENANTS[1]),
  id: fc.constantFrom(...Array.from({ length: 12 }, (_, at) => `d${at}`)),
  text,
  groups: fc.uniqueArray(fc.constantFrom('public', ...GROUPS), { maxLength: 2 }),
  from: fc.constantFrom(null, null, PAST, FUTURE),
  to: fc.constantFrom(null, null, null, PAST, FUTURE),
  work: fc.constantFrom(null, null, 'w1', 'w2'),
  authority: fc.constantFrom(null, 10, 90),
});

export const corpus: fc.Arbitrary<readonly WorldDocument[]> = fc.uniqueArray(document, {
  minLength: 4,
  maxLength: 11,
  selector: ({ id, tenant }) => `${tenant} ${id}`,
});

export const principal: fc.Arbitrary<Reader> = fc.record({
  tenantId: fc.constant(TENANTS[0]),
  groups: fc.uniqueArray(fc.constantFrom('crew', 'desk'), { maxLength: 2 }),
  principal: fc.constant('somebody'),
});

/** Whether the reader may not see it in any way: what has ended can still be opened, what has not begun cannot. */
export const isHidden = ({ from, groups, tenant }: WorldDocument, reader: Reader): boolean =>
  tenant !== reader.tenantId ||
  !groups.some((group) => group === 'public' || reader.groups.includes(group)) ||
  (from !== null && AT < from);

/** Something that happens to what the reader may not see. */
export type Change =
  | { readonly kind: 'add' | 'replace' | 'announce'; readonly at: number; readonly document: WorldDocument }
  | { readonly kind: 'delete' | 'announce-delete'; readonly at: number };

export const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('add' as const, 'replace' as const, 'announce' as const),
    at: fc.nat(8),
    document,
  }),
  fc.record({ kind: fc.constantFrom('delete' as const, 'announce-delete' as const), at: fc.nat(8) }),
);

/** The same words with another document's place: hidden from this reader, whoever it was made for. */
function hide(made: WorldDocument, reader: Reader, id: string): WorldDocument {
  const groups = made.groups.filter((group) => group !== 'public' && !reader.groups.includes(group));
  return isHidden({ ...made, id }, reader) ? { ...made, id } : { ...made, id, groups };
}

/** A world and what waits in its log, after a change of what the reader may not see. */
export interface World {
  readonly documents: readonly WorldDocument[];
  readonly waiting: readonly { readonly document: WorldDocument; readonly deleted: boolean }[];
}

export function applyChange(world: World, made: Change, reader: Reader): World {
  const { documents, waiting } = world;
  if (made.kind === 'add') {
    return { ...world, documents: [...documents, hide(made.document, reader, `e${documents.length}`)] };
  }
  const hidden = documents.filter((one) => isHidden(one, reader));
  const target = hidden[made.at % Math.max(hidden.length, 1)];
  if (target === undefined) return world;
  const rest = documents.filter((one) => one !== target);
  switch (made.kind) {
    case 'delete':
      return { ...world, documents: rest };
    case 'replace':
      return {
        ...world,
        documents: [...rest, hide({ ...made.document, tenant: target.tenant }, reader, target.id)],
      };
    case 'announce':
      return {
        ...world,
        waiting: [
          ...waiting,
          { document: hide({ ...made.document, tenant: target.tenant }, reader, target.id), deleted: false },
        ],
      };
    case 'announce-delete':
      return { ...world, waiting: [...waiting, { document: target, deleted: true }] };
  }
}

const describe = ({ authority, from, groups, id, to, work }: WorldDocument, raw: Uint8Array) => ({
  ...describeFolderFile(`${id}.md`, raw),
  document_id: id,
  allowed_groups: [...groups].sort(),
  effective_from: from,
  effective_to: to !== null && from !== null && to <= from ? null : to,
  work_id: work,
  authority,
});

const bytesOf = (made: WorldDocument): Uint8Array => new Uint8Array(Buffer.from(made.text));

/** Publishes a set of documents as what is served now. */
function serve(store: EventStore, documents: readonly WorldDocument[]): EventStore {
  for (const tenantId of TENANTS) {
    const own = documents.filter(({ tenant }) => tenant === tenantId);
    store.publish(
      buildGeneration({
        tenantId,
        documents: own.map((made) => {
          const raw = bytesOf(made);
          return ingestDocument({ tenantId, document: describe(made, raw), raw });
        }),
        routes: [],
        previous: store.current(tenantId),
      }),
    );
  }
  return store;
}

/** The store of a world, and what its log holds. */
export function open(world: World, former: readonly (readonly WorldDocument[])[] = []): EventStore {
  const store = createMemoryStore();
  for (const documents of former) serve(store, documents);
  serve(store, world.documents);
  for (const [at, { deleted, document: made }] of world.waiting.entries()) {
    const raw = bytesOf(made);
    const event: StoredEvent = {
      event_id: `event-${at}`,
      tenant_id: made.tenant,
      document_id: made.id,
      sequence: 1000 + at,
      action: deleted ? 'delete' : 'upsert',
      document: deleted ? null : describe(made, raw),
      raw_sha256: null,
    };
    store.accept(event);
  }
  return store;
}
