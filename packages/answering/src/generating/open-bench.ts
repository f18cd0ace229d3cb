import type { CanonicalPreimage, LineageRecord } from '@loccit/lineage';
import type { StoredGeneration } from '@loccit/storage';
import type { SupportJudge } from '@loccit/support/models';
import { describeSettled } from '../extract-answer.js';
import { settleCandidates } from '../settle-candidates.js';
import type { GenerationTask } from './answer-generator.js';
import type { DraftBench } from './judge-draft.js';
import { openShelf } from './passage-shelf.js';
import type { PromptPassage } from './prompt-passages.js';

/** What is needed to write and judge a draft; the rules between sources have run. */
export interface OpenedBench extends DraftBench {
  readonly passages: readonly PromptPassage[];
  readonly settled: readonly ReturnType<typeof describeSettled>[];
}

/**
 * The selected rows as a model is shown them, with the sentences of them that may be cited.
 *
 * @remarks A model is shown the retrieval text, which hidden text is left out of. A sentence that yields to another by effective time or
 * authority is not cited.
 */
export function openBench(
  generation: StoredGeneration,
  task: GenerationTask,
  judge: SupportJudge | undefined,
): OpenedBench {
  const { question, selected } = task.retrieval;
  const shelf = openShelf(generation, selected, question);
  const { settled } = settleCandidates(shelf.candidates);
  const passages = selected.map(({ row }): PromptPassage => {
    const { canonical_revision_id, document_id, title } = row.document;
    const canonical = generation.record(canonical_revision_id) as
      | LineageRecord<CanonicalPreimage>
      | undefined;
    return {
      text: row.entry.info?.retrieval_text ?? '',
      source: title ?? document_id,
      ...(canonical === undefined ? {} : { version: canonical.preimage.source_version }),
    };
  });
  return {
    task,
    judge,
    shelf,
    passages,
    yielding: new Set(settled.map(({ yields }) => yields.passage)),
    settled: settled.map(describeSettled),
  };
}
