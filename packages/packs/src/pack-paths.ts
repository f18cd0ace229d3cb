import { MAX_PATH_BYTES } from './zip-form.js';

declare const packPath: unique symbol;

/** A path that an entry of a pack may have: a fixed name, or one made of a SHA-256. */
export type PackPath = string & { readonly [packPath]: true };

/** What an entry is, as its path says. */
export type PackRole = 'manifest' | 'answer' | 'audit' | 'report' | 'records' | 'text' | 'raw' | 'seal';

/** Most characters of a path: `seals/`, 64 digits, `.dsse.json`. */
const MAX_PATH_LENGTH = 80;

const FIXED: Readonly<Record<string, PackRole>> = {
  'answer.json': 'answer',
  'audit.json': 'audit',
  'manifest.json': 'manifest',
  'records.jsonl': 'records',
  'report.json': 'report',
};

const HASHED = /^(?:texts\/([0-9a-f]{64})\.txt|raw\/([0-9a-f]{64})|seals\/([0-9a-f]{64})\.dsse\.json)$/;

/** What the entry of a path is; undefined for a path that no pack has. */
export function roleOf(path: string): PackRole | undefined {
  // Own members only: `constructor` is no path.
  if (Object.hasOwn(FIXED, path)) return FIXED[path];
  const [matched, text, raw] = path.length <= MAX_PATH_LENGTH ? (HASHED.exec(path) ?? []) : [];
  if (matched === undefined) return undefined;
  if (text !== undefined) return 'text';
  return raw === undefined ? 'seal' : 'raw';
}

/** Whether a pack may have an entry of this path. */
export function isPackPath(path: string): path is PackPath {
  return roleOf(path) !== undefined;
}

/** The SHA-256 that a path is made of; undefined for a fixed name. */
export function hashOfPath(path: PackPath): string | undefined {
  return HASHED.exec(path)?.slice(1).find(Boolean);
}

/** Path of a canonical text. */
export function textPath(canonicalSha256: string): PackPath {
  return made(`texts/${canonicalSha256}.txt`);
}

/** Path of bytes as received. */
export function rawPath(rawSha256: string): PackPath {
  return made(`raw/${rawSha256}`);
}

/** Path of a seal: the SHA-256 of its bytes. */
export function sealPath(sealSha256: string): PackPath {
  return made(`seals/${sealSha256}.dsse.json`);
}

/** Order of entries: that of the bytes of their paths, which are ASCII. */
export function comparePaths(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/**
 * Whether a path is one that a program could unpack to a place outside of a folder, or to different places on different systems.
 *
 * @remarks Asked of foreign archives too, although nothing is ever unpacked: who has looked at a pack will unpack it.
 */
export function isUnsafePath(path: string): boolean {
  if (path === '' || path.length > MAX_PATH_BYTES || !/^[\x21-\x7e ]+$/.test(path)) return true;
  if (/[\\:*?"<>|]/.test(path) || path.startsWith('/')) return true;
  // A folder has an entry of its own in many archives.
  const segments = path.replace(/\/$/, '').split('/');
  return segments.some((segment) => segment === '' || /[. ]$/.test(segment));
}

function made(path: string): PackPath {
  if (!isPackPath(path)) throw new RangeError('a path is made of a SHA-256 in lower-case hex');
  return path;
}

/** The path of the manifest, which lists the others. */
export const MANIFEST_PATH = made('manifest.json');
export const ANSWER_PATH = made('answer.json');
export const AUDIT_PATH = made('audit.json');
export const REPORT_PATH = made('report.json');
export const RECORDS_PATH = made('records.jsonl');
