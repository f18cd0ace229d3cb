import type { Report } from '@loccit/contract';
import type { ChainMemory } from '@loccit/lineage';
import { checkAnswer, checkMarkdown, checkResponse, type Evidence } from '@loccit/validator';
import { applyChanges } from './apply-changes.js';
import type { Bases } from './bases.js';
import { encodeText, textOf } from './files.js';
import { readFolderStore } from './folder-store.js';
import { openPackedCase } from './pack-evidence.js';
import type { Change, VectorCase } from './vector-case.js';

/** Checks what a case describes, perhaps with what earlier checks left behind. */
export function runCase(vector: Omit<VectorCase, 'expected'>, bases: Bases, memory?: ChainMemory): Report {
  const { store, sources, reader, at, changes = [], without = [] } = vector;
  const packed = openPackedCase(vector);
  const evidence: Evidence = {
    ...packed?.evidence,
    store:
      store === null
        ? undefined
        : readFolderStore(
            applyChanges(bases.store(store), below('store:', changes)),
            vector.store_checks === true,
          ),
    sources:
      sources === undefined
        ? undefined
        : readFolderStore(bases.store(sources), false).current(reader.tenant_id),
    reader: { tenantId: reader.tenant_id, groups: reader.groups, principal: reader.principal },
    at,
    memory,
  };
  if (vector.report !== undefined) {
    const bytes = encodeText(vector.report);
    const passages = vector.passages === undefined ? {} : { passages: vector.passages };
    return checkMarkdown({ bytes, evidence, without, ...passages });
  }
  if (vector.response !== undefined) {
    return checkResponse({ bytes: encodeText(JSON.stringify(vector.response)), evidence, without });
  }
  if (packed !== undefined) {
    const given = packed.audit === undefined ? {} : { audit: packed.audit };
    return checkAnswer({ bytes: packed.answer, evidence, without, ...given });
  }
  const artifacts = new Map([['answer', bases.answer(`${vector.answer}.json`)]]);
  if (vector.audit !== undefined) artifacts.set('audit', bases.answer(`${vector.audit}.audit.json`));
  const changed = applyChanges(
    artifacts,
    changes.filter(({ target }) => !target.startsWith('store:')),
  );
  const audit = changed.get('audit');
  return checkAnswer({
    bytes: changed.get('answer') ?? new Uint8Array(),
    evidence,
    without,
    ...(vector.opinions === undefined ? {} : { opinions: () => vector.opinions ?? [] }),
    ...(audit === undefined ? {} : { audit: JSON.parse(textOf(audit)) as unknown }),
  });
}

function below(prefix: string, changes: readonly Change[]): Change[] {
  return changes
    .filter(({ target }) => target.startsWith(prefix))
    .map((change) => ({ ...change, target: change.target.slice(prefix.length) }));
}
