import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { sha256Hex } from '@loccit/lineage';
import { afterAll, describe, expect, it } from 'vitest';
import { createNodeFilePort } from '../../../apps/loccit/src/files/node-file-port.js';
import { openFolderStore, StorageError, type StoreFileRole } from '../src/index.js';
import { describeStoreConformance } from './conformance.js';
import { describeEventConformance } from './event-conformance.js';
import { createSimulatedDisk } from './simulated-disk.js';
import { createSmallAudit } from './small-audit.js';
import { createSmallBuild } from './small-build.js';
import { createUpsert } from './small-event.js';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(`${tmpdir()}/loccit store 仓 `);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describeStoreConformance('openFolderStore on a simulated disk', () => {
  const disk = createSimulatedDisk();
  return {
    store: openFolderStore(disk.files, '/store'),
    reopen: () => openFolderStore(disk.files, '/store'),
  };
});

describeStoreConformance('openFolderStore on the file system', () => {
  const root = `${newFolder()}/deep/store`;
  const open = () => openFolderStore(createNodeFilePort(), root);
  return { store: open(), reopen: open };
});

describeEventConformance('openFolderStore as an event log on a simulated disk', () => {
  const disk = createSimulatedDisk();
  const open = () => openFolderStore(disk.files, '/store');
  return { store: open(), reopen: open };
});

describeEventConformance('openFolderStore as an event log on the file system', () => {
  const root = `${newFolder()}/deep/store`;
  const open = () => openFolderStore(createNodeFilePort(), root);
  return { store: open(), reopen: open };
});

const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return [error.code, error.details.role, error.details.fault].filter(Boolean).join('/');
  }
  return 'nothing thrown';
};

describe('openFolderStore', () => {
  const harbour = createSmallBuild('north', [
    { id: 'harbour', text: 'The harbour closes at dusk.' },
    { id: 'bridge', text: 'The bridge opens at noon.' },
  ]);

  it('creates nothing by being opened and read', () => {
    const disk = createSimulatedDisk();
    const store = openFolderStore(disk.files, '/store');
    store.tenants();
    store.current('north');
    store.audits('a'.repeat(64));
    expect(disk.writes).toEqual([]);
  });

  it('writes the same bytes for the same input, in whatever order it is given', () => {
    const written = [
      harbour,
      { ...harbour, records: harbour.records.toReversed(), documents: harbour.documents.toReversed() },
    ].map((build) => {
      const disk = createSimulatedDisk();
      openFolderStore(disk.files, '/store').publish(build);
      return disk.paths().map((path) => [path, sha256Hex(disk.files.readFile(path) ?? new Uint8Array())]);
    });
    expect(written[0]).toEqual(written[1]);
    expect(written[0]?.map(([path]) => path?.replace(/[0-9a-f]{64}/g, '*'))).toEqual([
      '/store/store.json',
      '/store/tenants/north/current.json',
      '/store/tenants/north/generations/gen_*/manifest.json',
      '/store/tenants/north/generations/gen_*/raw/*',
      '/store/tenants/north/generations/gen_*/raw/*',
      '/store/tenants/north/generations/gen_*/records.jsonl',
      '/store/tenants/north/generations/gen_*/texts/*.txt',
      '/store/tenants/north/generations/gen_*/texts/*.txt',
    ]);
  });

  it('touches nothing when an unchanged generation is published', () => {
    const disk = createSimulatedDisk();
    const store = openFolderStore(disk.files, '/store');
    store.publish(harbour);
    disk.writes.length = 0;
    expect(store.publish(harbour).published).toBe(false);
    expect(disk.writes.filter((path) => !path.endsWith('/building'))).toEqual([]);
  });

  it('refuses a folder that is somebody else’s', () => {
    const disk = createSimulatedDisk();
    disk.files.makeFolder('/store');
    disk.files.writeNew('/store/holiday.txt', new Uint8Array());
    const store = openFolderStore(disk.files, '/store');
    expect(codeOf(() => store.publish(harbour))).toBe('not-a-store');
    expect(codeOf(() => store.tenants())).toBe('not-a-store');
    expect(disk.paths()).toEqual(['/store/holiday.txt']);
  });

  const roles: [StoreFileRole, RegExp][] = [
    ['store', /\/store\.json$/],
    ['pointer', /current\.json$/],
    ['manifest', /manifest\.json$/],
    ['records', /records\.jsonl$/],
    ['text', /\/texts\//],
    ['raw', /\/raw\//],
    ['audit', /\/audits\//],
  ];
  const answer = 'a'.repeat(64);
  const readAll = (store: ReturnType<typeof openFolderStore>): void => {
    const current = store.current('north');
    for (const [digest] of harbour.texts) current?.text(digest);
    for (const [digest] of harbour.raws) current?.raw(digest);
    store.audits(answer);
  };
  const createDamaged = (role: RegExp, change: (bytes: Uint8Array) => Uint8Array | undefined) => {
    const disk = createSimulatedDisk();
    const store = openFolderStore(disk.files, '/store');
    store.publish(harbour);
    store.putAudit(answer, createSmallAudit(answer, 'c'.repeat(32), '2024-03-01T00:00:00Z'));
    readAll(store);
    const path = disk.paths().find((name) => role.test(name)) ?? '';
    disk.damage(path, change);
    return disk;
  };

  it.each(roles)('says that a %s file was changed, without its content', (role, pattern) => {
    for (const change of [flipOneBit, cutInHalf, (bytes: Uint8Array) => bytes.slice(0, 0)]) {
      const store = openFolderStore(createDamaged(pattern, change).files, '/store');
      try {
        readAll(store);
        expect.unreachable();
      } catch (error) {
        if (!(error instanceof StorageError)) throw error;
        expect(['store-damaged', 'store-version']).toContain(error.code);
        expect(error.details.role).toBe(role);
        expect(error.message).not.toMatch(/harbour|bridge|north|store\//);
      }
    }
  });

  it.each(roles.filter(([role]) => ['manifest', 'records', 'text', 'raw'].includes(role)))(
    'says that a %s file is missing, and has it back after the next publish of the same input',
    (role, pattern) => {
      for (const change of [() => undefined, flipOneBit]) {
        const disk = createDamaged(pattern, change);
        const store = openFolderStore(disk.files, '/store');
        expect(codeOf(() => readAll(store))).toMatch(new RegExp(`^store-damaged/${role}`));
        expect(store.publish(harbour)).toEqual({ id: harbour.generation.id, published: true });
        readAll(openFolderStore(disk.files, '/store'));
        expect(store.publish(harbour).published).toBe(false);
      }
    },
  );

  it('does not carry a damaged text over into the next generation', () => {
    const disk = createDamaged(/\/texts\//, flipOneBit);
    const store = openFolderStore(disk.files, '/store');
    store.publish(
      createSmallBuild('north', [
        { id: 'harbour', text: 'The harbour closes at dusk.' },
        { id: 'bridge', text: 'The bridge opens at noon.' },
        { id: 'ferry', text: 'The ferry rests on Sundays.' },
      ]),
    );
    readAll(store);
  });

  it('notices an access list that was changed together with every digest of its file', () => {
    const disk = createSimulatedDisk();
    const store = openFolderStore(disk.files, '/store');
    store.publish(createSmallBuild('north', [{ id: 'note', text: 'Crew only.', groups: ['crew'] }]));
    const path = disk.paths().find((name) => name.endsWith('manifest.json')) ?? '';
    disk.damage(path, (bytes) => {
      const { digest: _, ...manifest } = JSON.parse(new TextDecoder().decode(bytes));
      const forged = JSON.stringify(manifest).replace('"crew"', '"public"');
      return new TextEncoder().encode(JSON.stringify({ ...JSON.parse(forged), digest: sha256Hex(forged) }));
    });
    expect(codeOf(() => openFolderStore(disk.files, '/store').current('north'))).toBe(
      'store-damaged/manifest/incoherent',
    );
  });

  it('says of a tenant in the folder of another that the store is damaged, not that nothing is there', () => {
    const disk = createSimulatedDisk();
    const store = openFolderStore(disk.files, '/store');
    store.publish(harbour);
    const { event, raw } = createUpsert({ id: 'e1', sequence: 9, text: 'Noon.' });
    store.accept(event, raw);
    disk.files.rename('/store/tenants/north', '/store/tenants/south');
    const again = openFolderStore(disk.files, '/store');
    expect(codeOf(() => again.tenants())).toBe('store-damaged/pointer/incoherent');
    expect(codeOf(() => again.eventTenants())).toBe('store-damaged/event/incoherent');
    expect([...again.inspect()].map(({ code }) => code)).toContain('pointer-damaged');
  });

  it('refuses a store of a later layout instead of misreading it', () => {
    const disk = createSimulatedDisk();
    openFolderStore(disk.files, '/store').publish(harbour);
    const later = '{"schema":"urn:loccit:store:2"}';
    disk.damage('/store/store.json', () =>
      new TextEncoder().encode(`{"digest":"${sha256Hex(later)}","schema":"urn:loccit:store:2"}`),
    );
    expect(codeOf(() => openFolderStore(disk.files, '/store').tenants())).toBe('store-version/store');
  });
});

function flipOneBit(bytes: Uint8Array): Uint8Array {
  return bytes.map((byte, at) => (at === Math.floor(bytes.length / 2) ? byte ^ 1 : byte));
}

function cutInHalf(bytes: Uint8Array): Uint8Array {
  return bytes.slice(0, Math.floor(bytes.length / 2));
}
