import { isRecordOf, type LineageRecord } from '@loccit/lineage';
import { checkChain, recomputeSafely } from './check-chain.js';
import { checkLists } from './check-lists.js';
import type { StoreFinding, StoreFindingCode } from './finding.js';
import type { LaidGeneration } from './laid-generation.js';

interface Group {
  elements: LineageRecord[];
  chunks: LineageRecord[];
  entries: LineageRecord[];
}

/** Everything in which a generation does not hold, each thing once. Linear but for sorting. */
export function checkGeneration(laid: LaidGeneration): StoreFinding[] {
  const found = new Map<string, StoreFinding>();
  const tell = (code: StoreFindingCode, place: string): void => {
    found.set(`${code} ${place}`, { code, tenant_id: laid.tenantId, generation_id: laid.id, place });
  };
  for (const fault of laid.faults) found.set(`${fault.code} ${fault.place}`, fault);
  checkLists(laid, tell);
  const groups = groupRecords(laid, tell);
  for (const document of laid.documents) {
    const group = groups.get(document.parse_revision_id) ?? { elements: [], chunks: [], entries: [] };
    checkChain(laid, document, group, tell);
  }
  return [...found.values()];
}

/** Records by the parse they belong to; what belongs to no live document is told of. */
function groupRecords(
  laid: LaidGeneration,
  tell: (code: StoreFindingCode, place: string) => void,
): Map<string, Group> {
  const revisions = new Set(laid.documents.map((document) => document.canonical_revision_id));
  const groups = new Map<string, Group>(
    laid.documents.map((document) => [document.parse_revision_id, { elements: [], chunks: [], entries: [] }]),
  );
  for (const record of laid.records()) {
    if (isRecordOf(record, 'canonical')) {
      if (!revisions.has(record.id)) tellStray(record, tell);
    } else if (isRecordOf(record, 'parse')) {
      if (!groups.has(record.id)) tellStray(record, tell);
    } else if (isRecordOf(record, 'element') || isRecordOf(record, 'chunk')) {
      const group = groups.get(record.preimage.parse_revision_id);
      if (group === undefined) tellStray(record, tell);
      else (isRecordOf(record, 'element') ? group.elements : group.chunks).push(record);
    } else if (isRecordOf(record, 'index-entry')) {
      const chunk = laid.record(record.preimage.chunk_id);
      const parseId =
        chunk !== undefined && isRecordOf(chunk, 'chunk') ? chunk.preimage.parse_revision_id : '';
      const group = groups.get(parseId);
      if (chunk === undefined) tell('record-missing', record.preimage.chunk_id);
      else if (group === undefined) tellStray(record, tell);
      else group.entries.push(record);
    } else {
      tell('record-orphaned', record.id);
    }
  }
  return groups;
}

/** A record that is not what its id says may have been another one's, so that both are told. */
function tellStray(record: LineageRecord, tell: (code: StoreFindingCode, place: string) => void): void {
  tell('record-orphaned', record.id);
  if (recomputeSafely(record) === record.id) return;
  const codes = {
    can: 'canonical-id',
    par: 'parse-id',
    el_: 'element-id',
    chk: 'chunk-id',
    idx: 'entry-id',
  } as const;
  const kind = record.id.slice(0, 3);
  tell(kind in codes ? codes[kind as keyof typeof codes] : 'record-malformed', record.id);
}
