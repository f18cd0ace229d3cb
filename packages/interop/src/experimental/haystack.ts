import { checkAnswerSpan } from '../check-answer-span.js';
import { PartList } from '../part-list.js';
import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { type CitedPlace, ReadingDraft } from '../reading-draft.js';
import { isJsonObject, memberOf, ResponseObject } from '../response-object.js';
import { sourceOf } from '../source-list.js';
import { citeNumberedMarks } from './numbered-marks.js';

/**
 * What Haystack's AnswerBuilder returns: a `GeneratedAnswer` with its documents, as `to_dict` or a pipeline writes it.
 *
 * @experimental
 */
export const HAYSTACK_ANSWER: ResponseAdapter = {
  form: 'haystack-answer',
  recognizes: (value) => findAnswer(value) !== undefined,
  read: (value) => {
    const found = findAnswer(value);
    const draft = new ReadingDraft();
    if (found?.others === true) draft.lose('other-answers');
    return readAnswer(draft, new ResponseObject(found?.value, found?.at));
  },
};

interface FoundAnswer {
  readonly value: unknown;
  readonly at: string;
  readonly others: boolean;
}

/** The members of a generated answer, however deep the pipeline put them. */
function findAnswer(value: unknown): FoundAnswer | undefined {
  const built = memberOf(value, 'answer_builder');
  const at = built === undefined ? '' : '/answer_builder';
  const holder = built ?? value;
  const answers = memberOf(holder, 'answers');
  const others = Array.isArray(answers) && answers.length > 1;
  const answer = Array.isArray(answers) ? answers[0] : holder;
  const place = Array.isArray(answers) ? `${at}/answers/0` : at;
  const type = memberOf(answer, 'type');
  const parameters = memberOf(answer, 'init_parameters');
  if (typeof type === 'string' && type.endsWith('GeneratedAnswer') && isJsonObject(parameters)) {
    return { value: parameters, at: `${place}/init_parameters`, others };
  }
  const isFlat =
    typeof memberOf(answer, 'data') === 'string' && typeof memberOf(answer, 'query') === 'string';
  return isFlat && Array.isArray(memberOf(answer, 'documents'))
    ? { value: answer, at: place, others }
    : undefined;
}

function readAnswer(draft: ReadingDraft, members: ResponseObject): ResponseReading {
  const parts = new PartList();
  parts.add(members.string('data'));
  const answer = parts.join();
  const places = new Map<string, CitedPlace>();
  const byId = new Map<string, CitedPlace>();
  members.objects('documents').forEach((document, i) => {
    const meta = document.optionalObject('meta');
    const label = String(meta?.optionalCount('source_index') ?? i + 1);
    const place = readDocument(draft, document, meta, label);
    places.set(label, place);
    const id = document.words('id');
    if (id !== undefined) byId.set(id, place);
  });
  const references = members.optionalObject('meta')?.objects('_references') ?? [];
  for (const reference of references) {
    const position = reference.optionalCount('document_position');
    const place = byId.get(reference.words('document_id') ?? '') ?? places.get(String(position));
    if (place === undefined) draft.lose('source-unknown');
    const start = reference.optionalNumber('answer_start_idx');
    const end = reference.optionalNumber('answer_end_idx');
    if (start === undefined || end === undefined) {
      draft.cite('statement', { problem: 'answer-span-empty' }, place ?? {});
      continue;
    }
    const checked = checkAnswerSpan(answer, start, end, 'code-point');
    const { span } = checked;
    const isMark = span !== undefined && /^\[\d+\]$/.test(answer.index.slice(span.charStart, span.charEnd));
    if (span !== undefined && !isMark) draft.lose('answer-span-unchecked');
    draft.cite(isMark ? 'mark' : 'statement', checked, place ?? {});
  }
  if (references.length === 0) citeNumberedMarks(draft, answer, places);
  return draft.finish('haystack-answer', answer);
}

function readDocument(
  draft: ReadingDraft,
  document: ResponseObject,
  meta: ResponseObject | undefined,
  label: string,
): CitedPlace {
  const documentId = document.words('id');
  const title = meta?.words('title') ?? meta?.words('file_name') ?? meta?.words('name');
  const source = draft.sources.add(label, sourceOf({ label, documentId, title, url: meta?.words('url') }));
  const page = meta?.optionalCount('page_number');
  return {
    source,
    quote: document.words('content'),
    locator: page === undefined || page === 0 ? undefined : { type: 'page', first: page, last: page },
  };
}
