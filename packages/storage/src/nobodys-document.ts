import { digestAcl } from '@loccit/lineage';
import type { StoredDocument } from './stored-document.js';

/**
 * The row that stands for a document that is not there, for it to be asked about like any other.
 *
 * @remarks Whoever authorizes is asked the same for what is absent as for what is closed, so that the time it takes tells
 * neither; a yes opens nothing.
 */
export const NOBODYS: StoredDocument = Object.freeze({
  document_id: '',
  canonical_revision_id: '',
  parse_revision_id: '',
  allowed_groups: Object.freeze(['nobody']),
  acl_sha256: digestAcl(['nobody']),
  work_id: null,
  effective_from: null,
  effective_to: null,
  authority: null,
  marking: null,
  license: null,
  scope: null,
  sequence: 0,
  title: null,
  path: '',
});
