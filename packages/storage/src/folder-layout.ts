import { sha256Hex } from '@loccit/lineage';
import { encodeUtf8 } from '@loccit/text';

const SAFE_BYTE = /[a-z0-9_-]/;
/** File names end at 255 bytes on common file systems; a longer tenant id is cut and told apart by its digest. */
const LONGEST_PLAIN_NAME = 160;

/** Whether it has the shape of a lowercase hex SHA-256, and so may become a file name. */
export function isDigest(value: string): boolean {
  return /^[0-9a-f]{64}$/.test(value);
}

/** Whether it has the shape of a generation id, and so may become a folder name. */
export function isGenerationId(value: string): boolean {
  return /^gen_[0-9a-f]{64}$/.test(value);
}

/**
 * The folder name of a tenant: UTF-8 percent-encoded but for `a-z 0-9 _ -`.
 *
 * @remarks Capitals are encoded too, so that two tenants never meet on a file system that ignores case, and
 * so is `.`. An id whose name would pass 160 bytes is cut and ends in `~` and its SHA-256.
 */
function encodeTenant(tenantId: string): string {
  const bytes = encodeUtf8(tenantId);
  let name = '';
  for (const byte of bytes) {
    const letter = String.fromCharCode(byte);
    name += SAFE_BYTE.test(letter) ? letter : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }
  return name.length <= LONGEST_PLAIN_NAME ? name : `${name.slice(0, 90)}~${sha256Hex(bytes)}`;
}

/** Every path of the folder form, in one place. */
export interface FolderLayout {
  readonly root: string;
  readonly marker: string;
  readonly locks: string;
  readonly tenants: string;
  readonly audits: string;
  tenant(tenantId: string): string;
  pointer(tenantFolder: string): string;
  generations(tenantFolder: string): string;
  generation(tenantFolder: string, id: string): string;
  events(tenantFolder: string): string;
  event(tenantFolder: string, position: number): string;
  eventIds(tenantFolder: string): string;
  eventDocuments(tenantFolder: string): string;
  eventRaws(tenantFolder: string): string;
  auditsOf(answerSha256: string): string;
}

/** The paths of a store below `root`. */
export function createFolderLayout(root: string): FolderLayout {
  const tenants = `${root}/tenants`;
  const audits = `${root}/audits`;
  return {
    root,
    marker: `${root}/store.json`,
    locks: `${root}/locks`,
    tenants,
    audits,
    tenant: (tenantId) => `${tenants}/${encodeTenant(tenantId)}`,
    pointer: (folder) => `${folder}/current.json`,
    generations: (folder) => `${folder}/generations`,
    generation: (folder, id) => `${folder}/generations/${id}`,
    events: (folder) => `${folder}/events`,
    event: (folder, position) => `${folder}/events/${String(position).padStart(12, '0')}.json`,
    eventIds: (folder) => `${folder}/events/ids`,
    eventDocuments: (folder) => `${folder}/events/documents`,
    eventRaws: (folder) => `${folder}/events/raw`,
    auditsOf: (answerSha256) => `${audits}/${answerSha256}`,
  };
}

/** What the root of a store may hold; anything else and it is somebody's own folder. */
export const ROOT_NAMES: ReadonlySet<string> = new Set([
  'store.json',
  'store.json.new',
  'locks',
  'tenants',
  'audits',
]);
