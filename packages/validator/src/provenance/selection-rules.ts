import { isInEffect, isOpenTo } from '@loccit/storage';
import type { CitationContext } from '../citation-context.js';
import { isLineageCitation } from '../evidence/place.js';
import { failAt, type Rule, type RuleVerdict, unverifiable } from '../rule.js';
import type { AuditEvidence, GenerationEvidence } from './audit-evidence.js';

type SelectionRule = Rule<CitationContext>;

/** Without an audit all of these are unverifiable; the artifact's own `audit-missing` says so, once. */
function auditRule(
  id: string,
  reads: SelectionRule['reads'],
  check: (evidence: AuditEvidence, context: CitationContext) => RuleVerdict,
): SelectionRule {
  return {
    id: `provenance/${id}`,
    reads,
    check: (context) => (context.audit === undefined ? 'inapplicable' : check(context.audit, context)),
  };
}

/** A rule about the cited document in the generation that answered. */
function generationRule(
  id: string,
  reads: SelectionRule['reads'],
  check: (generation: GenerationEvidence, context: CitationContext, evidence: AuditEvidence) => RuleVerdict,
): SelectionRule {
  return auditRule(id, ['source', 'records', 'published', ...reads], (evidence, context) =>
    evidence.generation === undefined ? 'inapplicable' : check(evidence.generation, context, evidence),
  );
}

/** The citation is of what was selected for this answer, not merely of what was retrieved. */
export const notSelected = auditRule('not-selected', [], ({ selected }, { citation }) => {
  if (!isLineageCitation(citation)) return 'inapplicable';
  return selected.has(citation.index_entry_id)
    ? 'pass'
    : failAt('/index_entry_id', { settles: ['index_entry_id'] });
});

/** The generation that the audit names is retained and is what its id commits to. */
export const wrongGeneration = auditRule('wrong-generation', ['records'], ({ audit, generation }) => {
  if (audit.index_generation_id === null) return failAt('', { settles: ['published'] });
  if (generation === undefined) return unverifiable('generation', ['published']);
  return generation.holds() ? 'pass' : failAt('', { settles: ['published'] });
});

export const wrongTenant = auditRule('wrong-tenant', ['source', 'records'], ({ audit }, { place }) =>
  place === undefined || place.canonical.preimage.tenant_id === audit.tenant_id
    ? 'pass'
    : failAt('', { settles: ['published'] }),
);

export const tombstoned = generationRule('tombstoned', [], (generation, { place }) => {
  const tombstones = generation.tombstones();
  if (tombstones === undefined) return unverifiable('generation');
  return place !== undefined && tombstones.has(place.document.document_id)
    ? failAt('', { settles: ['published'] })
    : 'pass';
});

/** The generation knows the document at all: neither live nor deleted there, it was another that answered. */
export const documentInGeneration = generationRule('wrong-generation', [], (generation, { place }) =>
  place === undefined || generation.documents.get(place.document.document_id) !== undefined
    ? 'pass'
    : failAt('', { settles: ['published'] }),
);

export const superseded = generationRule('superseded', [], (generation, { place }) => {
  const live = place === undefined ? undefined : generation.documents.get(place.document.document_id);
  if (place === undefined || live === undefined) return 'inapplicable';
  return live.canonical_revision_id === place.canonical.id
    ? 'pass'
    : failAt('/canonical_revision_id', { settles: ['published'] });
});

export const entryNotInGeneration = generationRule(
  'entry-not-in-generation',
  ['index_entry_id'],
  (generation, { citation, place }, audit) => {
    if (!isLineageCitation(citation) || place === undefined) return 'inapplicable';
    const { index_entry_id } = citation;
    const acl = generation.documents.get(place.document.document_id)?.acl_sha256;
    const leaves = generation.leaves();
    if (leaves === undefined) {
      const isProved = acl !== undefined && audit.proves({ index_entry_id, acl_sha256: acl });
      return isProved ? 'pass' : unverifiable('generation');
    }
    return acl !== undefined && leaves.get(index_entry_id) === acl
      ? 'pass'
      : failAt('/index_entry_id', { settles: ['index_entry_id'] });
  },
);

export const accessDenied = generationRule('access-denied', [], (generation, { place }, { audit }) => {
  const live = place === undefined ? undefined : generation.documents.get(place.document.document_id);
  if (live === undefined) return 'inapplicable';
  return isOpenTo(live, audit.groups) ? 'pass' : failAt('');
});

export const notInEffect = generationRule('not-in-effect', [], (generation, { place, createdAt }) => {
  const live = place === undefined ? undefined : generation.documents.get(place.document.document_id);
  if (live === undefined) return 'inapplicable';
  return isInEffect(live, createdAt) ? 'pass' : failAt('');
});
