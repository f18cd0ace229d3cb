import { type FilePort, StorageError } from '../src/index.js';

interface FileNode {
  readonly kind: 'file';
  live: Uint8Array;
  /** What survives a loss of power; undefined until the file was synced once. */
  durable: Uint8Array | undefined;
}

interface FolderNode {
  readonly kind: 'folder';
  live: Map<string, DiskNode>;
  durable: Map<string, DiskNode>;
}

type DiskNode = FileNode | FolderNode;

/** Thrown in place of the operation at which the process was killed. */
export class KilledError extends Error {}

/** What a loss of power does to folder entries that were not synced. */
export type PowerLoss = 'entries-kept' | 'entries-lost';

/** A disk that remembers what was synced, and can be stopped before any operation. */
export interface SimulatedDisk {
  readonly files: FilePort;
  /** Operations so far. */
  count(): number;
  /** From now on the n-th operation, from 1, and every later one is not done but throws. */
  killAt(n: number): void;
  /** The process is gone: its lock with it, what it wrote stays. */
  restart(): void;
  /** The machine lost power: file content that was not synced is gone, entries by choice. */
  losePower(entries: PowerLoss): void;
  /** Overwrites or, with undefined, deletes a file behind the store's back. */
  damage(path: string, change: (bytes: Uint8Array) => Uint8Array | undefined): void;
  /** Paths of all files. */
  paths(): string[];
  readonly writes: string[];
}

const newFolder = (): FolderNode => ({ kind: 'folder', live: new Map(), durable: new Map() });

export function createSimulatedDisk(): SimulatedDisk {
  const root = newFolder();
  const writes: string[] = [];
  let count = 0;
  let killedAt = Number.POSITIVE_INFINITY;
  let locked = false;

  const step = (): void => {
    count += 1;
    if (count >= killedAt) throw new KilledError(`killed at ${count}`);
  };
  const find = (path: string): DiskNode | undefined => {
    let node: DiskNode | undefined = root;
    for (const name of path.split('/').filter((part) => part !== '')) {
      node = node?.kind === 'folder' ? node.live.get(name) : undefined;
    }
    return node;
  };
  const parent = (path: string): { folder: FolderNode; name: string } => {
    const at = path.lastIndexOf('/');
    const folder = find(path.slice(0, at));
    if (folder?.kind !== 'folder') throw new Error('no such folder');
    return { folder, name: path.slice(at + 1) };
  };
  const create = (path: string, node: DiskNode): void => {
    const { folder, name } = parent(path);
    if (folder.live.has(name)) throw new Error('taken');
    folder.live.set(name, node);
    writes.push(path);
  };

  const files: FilePort = {
    readFile: (path) => {
      step();
      const node = find(path);
      return node?.kind === 'file' ? node.live.slice() : undefined;
    },
    writeNew: (path, bytes) => {
      step();
      create(path, { kind: 'file', live: bytes.slice(), durable: undefined });
    },
    makeFolder: (path) => {
      step();
      if (find(path)?.kind !== 'folder') create(path, newFolder());
    },
    syncFile: (path) => {
      step();
      const node = find(path);
      if (node?.kind !== 'file') throw new Error('no such file');
      node.durable = node.live;
    },
    syncFolder: (path) => {
      step();
      const node = find(path);
      if (node?.kind !== 'folder') throw new Error('no such folder');
      node.durable = new Map(node.live);
    },
    rename: (from, to) => {
      step();
      const source = parent(from);
      const target = parent(to);
      const node = source.folder.live.get(source.name);
      const held = target.folder.live.get(target.name);
      if (node === undefined || held?.kind === 'folder') throw new Error('cannot rename');
      source.folder.live.delete(source.name);
      target.folder.live.set(target.name, node);
      writes.push(to);
    },
    linkOrCopy: (from, to) => {
      step();
      const node = find(from);
      if (node?.kind !== 'file') throw new Error('no such file');
      create(to, node);
    },
    list: (path) => {
      step();
      const node = find(path);
      return node?.kind === 'folder' ? [...node.live.keys()] : [];
    },
    exists: (path) => {
      step();
      return find(path) !== undefined;
    },
    removeTree: (path) => {
      step();
      if (find(path) === undefined) return;
      const { folder, name } = parent(path);
      folder.live.delete(name);
      writes.push(path);
    },
    lock: () => {
      step();
      if (locked) throw new StorageError('store-locked');
      locked = true;
      return () => {
        locked = false;
      };
    },
  };

  return {
    files,
    count: () => count,
    killAt: (n) => {
      killedAt = count + n;
    },
    restart: () => {
      killedAt = Number.POSITIVE_INFINITY;
      locked = false;
    },
    losePower: (entries) => {
      const revert = (node: DiskNode): void => {
        if (node.kind === 'file') {
          node.live = node.durable ?? new Uint8Array();
          return;
        }
        if (entries === 'entries-lost') node.live = new Map(node.durable);
        for (const child of node.live.values()) revert(child);
      };
      revert(root);
    },
    damage: (path, change) => {
      const { folder, name } = parent(path);
      const node = folder.live.get(name);
      if (node?.kind !== 'file') throw new Error('no such file');
      const changed = change(node.live.slice());
      if (changed === undefined) folder.live.delete(name);
      else node.live = changed;
    },
    paths: () => {
      const found: string[] = [];
      const walk = (node: DiskNode, path: string): void => {
        if (node.kind === 'file') found.push(path);
        else for (const [name, child] of node.live) walk(child, `${path}/${name}`);
      };
      walk(root, '');
      return found.sort();
    },
    writes,
  };
}
