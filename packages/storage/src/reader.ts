import type { StoredDocument } from './stored-document.js';

/** The group everybody is in. */
export const PUBLIC_GROUP = 'public';

/** For whom something is read, as somebody outside has authenticated them. */
export interface Reader {
  readonly tenantId: string;
  /** Everybody is in `public` too, named or not. */
  readonly groups: readonly string[];
  /** Opaque name, for audits. */
  readonly principal: string;
}

/** Whether a document is open to somebody in these groups. */
export function isOpenTo(document: StoredDocument, groups: readonly string[]): boolean {
  return isOpenToList(document.allowed_groups, groups);
}

/** Whether an access list admits somebody in these groups. */
function isOpenToList(allowedGroups: readonly string[], groups: readonly string[]): boolean {
  return allowedGroups.some((group) => group === PUBLIC_GROUP || groups.includes(group));
}

/** Whether an instant (`YYYY-MM-DDThh:mm:ssZ`) lies in `[effective_from, effective_to)`; such instants compare as strings. */
export function isInEffect(document: StoredDocument, at: string): boolean {
  if (document.effective_from !== null && at < document.effective_from) return false;
  return document.effective_to === null || at < document.effective_to;
}
