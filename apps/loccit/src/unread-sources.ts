import { digestAcl } from '@loccit/lineage';
import { type Access, type AccessAction, PUBLIC_GROUP, type StoredDocument } from '@loccit/storage';
import type { UnreadSource } from '@loccit/validator';
import type { UnusableSource } from './files/plan-sources.js';

/** Whether a reader may know of a source that could not be read: of what is closed it is not even told that it is there. */
export const isOpenSource = (source: UnusableSource, access: Access, action: AccessAction): boolean =>
  access.allows(action, describeRow(source), source.tenantId);

/** The row that the source would have if it could be read; a file of a folder is public. */
function describeRow({ described, path }: UnusableSource): StoredDocument {
  const allowed_groups = described?.allowed_groups ?? [PUBLIC_GROUP];
  return {
    document_id: described?.document_id ?? path,
    canonical_revision_id: '',
    parse_revision_id: '',
    allowed_groups,
    acl_sha256: digestAcl(allowed_groups),
    work_id: described?.work_id ?? null,
    effective_from: described?.effective_from ?? null,
    effective_to: described?.effective_to ?? null,
    authority: described?.authority ?? null,
    marking: described?.marking ?? null,
    license: described?.license ?? null,
    scope: described?.scope ?? null,
    sequence: 0,
    title: described?.title ?? null,
    path: described?.path ?? path,
  };
}

/** What a checker may tell of it. */
export const describeUnread = ({ code, described, path }: UnusableSource): UnreadSource => ({
  code,
  path: described?.path ?? path,
  document_id: described?.document_id,
  source_uri: described?.source_uri,
});
