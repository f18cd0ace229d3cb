import type { Change, Files } from '@loccit/conformance';
import type { BaseAnswer } from './bases.js';
import { add, type Draft, onAnswer, onAudit, remove, replace } from './draft.js';
import { proofOf, proveOther } from './prove-in.js';
import { draftNewestAudit } from './rules-newest-audit.js';
import { on, type RuleDrafts } from './rules-structure.js';
import { findIn, sha256 } from './store-finder.js';

/** Rules that need the audit. */
export function draftAudited(harbour: Files, answers: Readonly<Record<string, BaseAnswer>>): RuleDrafts {
  const cited = proofOf(answers, 'hafen-fees').index_entry_id;
  const next = findIn(harbour, 'nebenan');
  const latest = findIn(harbour, 'hafen');
  const [first, second, third] = [0, 1, 2].map((at) => findIn(harbour, 'hafen', at).generation.id);
  const served = {
    target: `store:${latest.pointer}`,
    patch: [replace('/published', [second, third, first])],
  };
  const audited = (
    answer: string,
    id: string,
    title: string,
    changes: readonly Change[],
    stated: Partial<Draft> = {},
  ): Draft => ({
    id,
    title,
    answer,
    audit: true,
    ...(changes.length === 0 ? {} : { changes }),
    ...stated,
  });
  const clean = (title: string, answer = 'nebenan-fees'): Draft => audited(answer, 'sound', title, []);
  return {
    'provenance/answer-digest': [
      audited(
        'bergtal-free',
        'changed',
        'an answer that was changed after its audit',
        [
          onAnswer(
            replace('/created_at', '2026-02-03T09:00:00Z'),
            replace('/answer_id', `ans_${'0'.repeat(32)}`),
          ),
        ],
        { fail: 'provenance/answer-digest' },
      ),
      audited('bergtal-free', 'proof', 'a proof is outside the digest', [
        onAnswer(
          add('/proof', {
            type: 'DataIntegrityProof',
            cryptosuite: 'eddsa-jcs-2022',
            verificationMethod: 'did:key:z6Mk',
            proofPurpose: 'assertionMethod',
            proofValue: 'z1',
          }),
        ),
      ]),
    ],
    'provenance/audit-missing': [
      on('nebenan-fees', 'none', 'no audit at hand, and none waived', [], {
        without: [],
        unverifiable: 'provenance/audit-missing',
      }),
      on('nebenan-fees', 'waived', 'a check without the audit', []),
    ],
    'provenance/audit-mismatch': [
      ...draftNewestAudit(answers['nebenan-fees']),
      audited(
        'nebenan-fees',
        'counts',
        'a filter that does not add up',
        [onAudit(replace('/filter/readable', 0))],
        { fail: 'provenance/audit-mismatch' },
      ),
      audited('nebenan-fees', 'unreadable', 'what is given is no audit', [onAudit(remove('/nonce'))], {
        fail: 'provenance/audit-mismatch',
      }),
      audited(
        'nebenan-fees',
        'time',
        'an audit of another time',
        [onAudit(replace('/at', '2026-02-03T09:00:01Z'))],
        { fail: 'provenance/audit-mismatch' },
      ),
      audited(
        'hafen-fees',
        'proof',
        'a proof with another neighbour',
        [onAudit(replace('/proofs/0/path/0', sha256('a neighbour')))],
        { fail: 'provenance/audit-mismatch' },
      ),
      audited(
        'hafen-fees',
        'proof-older',
        'a proof of an older generation',
        [onAudit(add('/proofs/-', proveOther(findIn(harbour, 'hafen', 0))))],
        { fail: 'provenance/audit-mismatch' },
      ),
      audited(
        'hafen-fees',
        'proof-retained',
        'a false proof and no generation beside it: the one in the store is asked',
        [onAudit(remove('/generation'), replace('/proofs/0/leaf_index', 11))],
        { fail: 'provenance/audit-mismatch' },
      ),
      audited(
        'hafen-fees',
        'proof-unheld',
        'a false proof of a generation that is neither carried nor retained is about nothing',
        [
          onAudit(
            replace('/index_generation_id', `gen_${'0'.repeat(64)}`),
            remove('/generation'),
            replace('/proofs/0/path', []),
          ),
        ],
        { unverifiable: 'provenance/wrong-generation' },
      ),
      audited('hafen-fees', 'nothing-looked-at', 'where nothing was looked at no count is compared', [
        onAudit(
          ...['documents', 'tombstoned', 'access_denied', 'readable'].map((name) =>
            replace(`/filter/${name}`, 0),
          ),
        ),
      ]),
      audited('hafen-fees', 'proof-more', 'a true proof of an entry that was not selected', [
        onAudit(add('/proofs/-', proveOther(latest, cited))),
      ]),
      audited('nebenan-fees', 'unbound', 'principal and tools are bound by nothing', [
        onAudit(replace('/principal', 'somebody'), replace('/tools', [])),
      ]),
    ],
    'provenance/not-selected': [
      audited(
        'hafen-copies',
        'other',
        'an entry that the audit did not select',
        [onAudit(remove('/selected_entry_ids/0'), remove('/stages/selected/0'))],
        { fail: 'provenance/not-selected', notice: 'support/redundant-citation' },
      ),
      audited(
        'bergtal-joined',
        'leads-nowhere',
        'an entry that was not selected does not lead the chain to its own chunk',
        [
          onAnswer(
            ...['element_id', 'index_entry_id'].map((name) => ({
              op: 'copy' as const,
              from: `/claims/0/citations/1/${name}`,
              path: `/claims/0/citations/0/${name}`,
            })),
          ),
          onAudit(remove('/selected_entry_ids/0'), remove('/stages/selected/0')),
        ],
        {
          resealed: true,
          fail: 'provenance/element-not-in-chunk provenance/not-selected',
          unverifiable: 'support/undecided',
          notice: 'support/compound-claim',
        },
      ),
      clean('the selected entry'),
      audited(
        'bergtal-free',
        'left-out',
        'an audit that is left out is not looked at, so that it keeps no other rule from finding the entry',
        [onAnswer(replace('/claims/0/citations/0/index_entry_id', `idx_${'0'.repeat(64)}`))],
        { without: ['audit'], unverifiable: 'provenance/entry-id' },
      ),
    ],
    'provenance/entry-not-in-generation': [
      audited('forged-leaf', 'no-leaf', 'an entry that is no leaf of the generation', [], {
        fail: 'provenance/audit-mismatch provenance/entry-not-in-generation',
      }),
      audited(
        'nebenan-fees',
        'no-leaves',
        'neither the leaves nor a proof are at hand',
        [next.record(next.generation.id, remove('/info/leaves')), onAudit(remove('/proofs'))],
        { unverifiable: 'provenance/entry-not-in-generation' },
      ),
      audited(
        'hafen-fees',
        'proof-of-another',
        'the leaves are not at hand, and the proof is of another entry',
        [
          latest.record(latest.generation.id, remove('/info/leaves')),
          onAudit(replace('/proofs/0', proveOther(latest, cited))),
        ],
        { unverifiable: 'provenance/entry-not-in-generation' },
      ),
      audited('hafen-fees', 'proved', 'the leaves are not at hand, but a proof of the cited entry', [
        latest.record(latest.generation.id, remove('/info/leaves')),
      ]),
      clean('a leaf with the access list of its document'),
    ],
    'provenance/wrong-generation': [
      audited(
        'nebenan-fees',
        'none',
        'an audit that names no generation',
        [onAudit(replace('/index_generation_id', null), remove('/generation'))],
        { fail: 'provenance/wrong-generation' },
      ),
      audited(
        'nebenan-fees',
        'groups',
        'documents that the id does not commit to',
        [next.document('fees', add('/allowed_groups/-', 'zz'))],
        { fail: 'provenance/wrong-generation' },
      ),
      audited(
        'nebenan-fees',
        'gone',
        'a generation that is not retained',
        [onAudit(replace('/index_generation_id', `gen_${'0'.repeat(64)}`), remove('/generation'))],
        { unverifiable: 'provenance/wrong-generation' },
      ),
      audited(
        'nebenan-fees',
        'foreign',
        'a generation that the store retains for another tenant is none',
        [onAudit(replace('/index_generation_id', latest.generation.id), remove('/generation'))],
        { unverifiable: 'provenance/wrong-generation' },
      ),
      audited('hafen-fees-second', 'older', 'a former generation that is retained', []),
    ],
    'provenance/superseded': [
      audited(
        'hafen-fees',
        'older',
        'an audit of a generation in which an older revision was live',
        [onAudit(replace('/index_generation_id', first), remove('/generation'))],
        { fail: 'provenance/audit-mismatch provenance/superseded' },
      ),
      audited('hafen-fees-older', 'since', 'a revision that was replaced since', []),
    ],
    'provenance/tombstoned': [
      audited(
        'hafen-ferry',
        'deleted',
        'an audit of a generation in which the source was deleted; it is back since',
        [served, onAudit(replace('/index_generation_id', second), remove('/generation'))],
        { fail: 'provenance/audit-mismatch provenance/tombstoned' },
      ),
      audited(
        'nebenan-fees',
        'no-list',
        'the list of tombstones is not the one of the digest',
        [next.record(next.generation.id, add('/info/tombstones/-', ['fees', 1]))],
        { unverifiable: 'provenance/tombstoned' },
      ),
      clean('a list without the document'),
    ],
    'provenance/wrong-tenant': [
      audited(
        'hafen-sheds',
        'other',
        'an audit of another tenant',
        [onAudit(replace('/tenant_id', 'nebenan'))],
        { fail: 'provenance/wrong-tenant' },
      ),
      clean('the tenant of the source'),
    ],
    'provenance/access-denied': [
      audited(
        'hafen-watch',
        'other',
        'a reader in none of the groups',
        [onAudit(replace('/groups', ['crew']))],
        { fail: 'provenance/access-denied' },
      ),
      audited('hafen-sheds', 'public', 'what is public is open to a reader without groups', []),
    ],
    'provenance/not-in-effect': [
      audited(
        'hafen-season',
        'before',
        'an answer a second before its source was in effect',
        [
          onAnswer(replace('/created_at', '2026-02-28T23:59:59Z')),
          onAudit(replace('/created_at', '2026-02-28T23:59:59Z'), replace('/at', '2026-02-28T23:59:59Z')),
        ],
        { resealed: true, fail: 'provenance/not-in-effect' },
      ),
      audited(
        'hafen-season',
        'first',
        'an answer at the first instant',
        [
          onAnswer(replace('/created_at', '2026-03-01T00:00:00Z')),
          onAudit(replace('/created_at', '2026-03-01T00:00:00Z'), replace('/at', '2026-03-01T00:00:00Z')),
        ],
        { resealed: true },
      ),
    ],
  };
}
