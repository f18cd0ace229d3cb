import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '@loccit/testing';

/** The bytes of an input, see `fixtures/hostile/README.md`. */
export type Content =
  | { readonly text: string }
  | { readonly bytes_hex: string }
  | { readonly repeat: string; readonly times: number }
  | { readonly join: readonly Content[] }
  | { readonly first: number; readonly of: Content }
  | { readonly fixture: string }
  | { readonly use: string };

export type Entry = (
  | Content
  | { readonly folder: true }
  | { readonly fifo: true }
  | { readonly symlink: string }
) & {
  readonly mode?: string;
};

export type Damage =
  | { readonly remove: string }
  | { readonly path: string; readonly content: Content }
  | { readonly path: string; readonly append: Content }
  | { readonly path: string; readonly first: number }
  | { readonly path: string; readonly replace: Content; readonly by: Content };

export interface Place {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly byte_offset?: number;
  readonly pointer?: string;
}

export interface Row {
  readonly id: string;
  readonly why: string;
  readonly needs?: 'permissions' | 'modes' | 'symlinks' | 'fifos' | 'devices';
  readonly isolated?: true;
  /** A store as `ingest` makes it, in one file, or the same in the form of a folder. */
  readonly store?: true | 'folder';
  readonly files?: Readonly<Record<string, Entry>>;
  readonly stdin?: Content;
  readonly damage?: readonly Damage[];
  readonly argv: readonly (string | Content)[];
  readonly exit: number;
  readonly code?: string;
  readonly at?: Place;
  readonly finding?: { readonly rule: string; readonly place?: Place };
  readonly refused?: readonly { readonly path: string; readonly code: string; readonly at?: Place }[];
  readonly documents?: readonly string[];
  readonly citations?: number;
  readonly verdict?: string;
  readonly reasons?: readonly string[];
}

interface Table {
  readonly contents: Readonly<Record<string, Content>>;
  readonly rows: readonly Row[];
}

export const table = JSON.parse(readFileSync(`${projectRoot}fixtures/hostile/table.json`, 'utf8')) as Table;

const pieceBytes = 1 << 20;

/** The content in pieces of bounded size. */
function* piecesOf(content: Content): Generator<Uint8Array> {
  if ('use' in content) yield* piecesOf(table.contents[content.use] as Content);
  else if ('text' in content) yield Buffer.from(content.text, 'utf8');
  else if ('bytes_hex' in content) yield Buffer.from(content.bytes_hex, 'hex');
  else if ('fixture' in content) yield readFileSync(`${projectRoot}fixtures/${content.fixture}`);
  else if ('join' in content) for (const part of content.join) yield* piecesOf(part);
  else if ('first' in content) yield bytesOf(content.of).subarray(0, content.first);
  else {
    const once = Buffer.from(content.repeat, 'utf8');
    const perPiece = Math.max(1, Math.floor(pieceBytes / once.length));
    const piece = Buffer.alloc(Math.min(perPiece, content.times) * once.length, once);
    for (let left = content.times; left > 0; left -= perPiece)
      yield left >= perPiece ? piece : piece.subarray(0, left * once.length);
  }
}

export const bytesOf = (content: Content): Uint8Array => Buffer.concat([...piecesOf(content)]);

/** An argument as the process gets it. */
export const argumentOf = (argument: string | Content): string =>
  typeof argument === 'string' ? argument : Buffer.from(bytesOf(argument)).toString('utf8');

/** Puts a row's files into an empty folder. */
export function layOut(folder: string, files: Row['files'] = {}): void {
  for (const [path, entry] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    if ('folder' in entry) mkdirSync(file);
    else if ('fifo' in entry) execFileSync('mkfifo', [file]);
    else if ('symlink' in entry) symlinkSync(entry.symlink, file);
    else writePieces(file, entry);
  }
  for (const [path, { mode }] of Object.entries(files)) {
    if (mode !== undefined) chmodSync(join(folder, path), Number.parseInt(mode, 8));
  }
}

function writePieces(file: string, content: Content): void {
  const descriptor = openSync(file, 'wx');
  for (const piece of piecesOf(content)) writeSync(descriptor, piece);
  closeSync(descriptor);
}

/** Does to a store what a row says has been done to it. */
export function damageStore(store: string, damage: readonly Damage[] = []): void {
  for (const change of damage) {
    const pattern = 'remove' in change ? change.remove : change.path;
    for (const file of matchPaths(store, pattern.split('/'))) {
      if ('append' in change) appendFileSync(file, bytesOf(change.append));
      else if ('first' in change) rewrite(file, (bytes) => bytes.subarray(0, change.first));
      else if ('replace' in change)
        rewrite(file, (bytes) => replaceAll(bytes, bytesOf(change.replace), bytesOf(change.by)));
      else {
        // Removed first: the file may be a second name of one that another store uses.
        rmSync(file, { recursive: true, force: true });
        if ('content' in change) writeFileSync(file, bytesOf(change.content));
      }
    }
  }
}

/** Changes a file; a change that leaves it as it was would test nothing. */
function rewrite(file: string, change: (bytes: Buffer) => Buffer): void {
  const before = readFileSync(file);
  const after = change(before);
  if (after.equals(before)) throw new Error(`damage changes nothing in ${file}`);
  writeFileSync(file, after);
}

/** Every occurrence, by as many bytes. */
function replaceAll(bytes: Buffer, old: Uint8Array, by: Uint8Array): Buffer {
  if (old.length !== by.length) throw new Error('a replacement has another length');
  const changed = Buffer.from(bytes);
  for (let at = bytes.indexOf(old); at >= 0; at = bytes.indexOf(old, at + old.length)) changed.set(by, at);
  return changed;
}

/** Paths that fit, where `*` stands for any run of characters in a name; a name without it need not exist. */
function matchPaths(folder: string, [first = '', ...rest]: readonly string[]): string[] {
  const fits = new RegExp(
    `^${first
      .split('*')
      .map((part) => part.replace(/\W/g, '\\$&'))
      .join('.*')}$`,
  );
  const names = first.includes('*') ? readdirSync(folder).filter((name) => fits.test(name)) : [first];
  const paths = names.map((name) => join(folder, name));
  return rest.length === 0 ? paths : paths.flatMap((path) => matchPaths(path, rest));
}

/** Texts of a row that no message may repeat at length: what its files, its standard input and its arguments hold. */
export function textsOf(row: Row): string[] {
  const contents = [...Object.values(row.files ?? {}), ...(row.stdin === undefined ? [] : [row.stdin])];
  return [
    ...contents.flatMap((entry) =>
      'folder' in entry || 'fifo' in entry || 'symlink' in entry ? [] : sampleOf(entry),
    ),
    ...Object.keys(row.files ?? {}),
    ...row.argv.map(argumentOf),
  ];
}

function sampleOf(content: Content): string[] {
  if ('use' in content) return sampleOf(table.contents[content.use] as Content);
  if ('join' in content) return content.join.flatMap(sampleOf);
  if ('repeat' in content) return [content.repeat.repeat(Math.ceil(82 / content.repeat.length))];
  return [Buffer.from(bytesOf(content)).toString('utf8')];
}
