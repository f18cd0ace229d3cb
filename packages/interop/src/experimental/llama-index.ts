import { canonicalizeText } from '@loccit/text';
import { PartList } from '../part-list.js';
import type { ResponseAdapter, ResponseReading } from '../read-response.js';
import { type CitedPlace, ReadingDraft } from '../reading-draft.js';
import { memberOf, ResponseObject } from '../response-object.js';
import { sourceOf } from '../source-list.js';
import { checkSourceSpan } from '../source-range.js';
import { citeNumberedMarks } from './numbered-marks.js';

/**
 * What a query engine of LlamaIndex returns: a response with the nodes it was made from, in the names of Python or of TypeScript.
 *
 * @experimental
 */
export const LLAMA_INDEX_RESPONSE: ResponseAdapter = {
  form: 'llama-index-response',
  recognizes: (value) => {
    if (!Array.isArray(memberOf(value, 'source_nodes') ?? memberOf(value, 'sourceNodes'))) return false;
    return (
      typeof memberOf(value, 'response') === 'string' ||
      memberOf(memberOf(value, 'message'), 'content') !== undefined
    );
  },
  read: (value) => readEngineResponse(new ResponseObject(value)),
};

function readEngineResponse(response: ResponseObject): ResponseReading {
  const draft = new ReadingDraft();
  const parts = new PartList();
  if (response.has('response')) parts.add(response.string('response'));
  else readContent(draft, parts, response.object('message'));
  const answer = parts.join();
  const places = new Map<string, CitedPlace>();
  response.objects(response.has('source_nodes') ? 'source_nodes' : 'sourceNodes').forEach((scored, i) => {
    if (scored.has('score')) draft.lose('confidence-scores');
    places.set(String(i + 1), readNode(draft, scored.object('node'), String(i + 1)));
  });
  citeNumberedMarks(draft, answer, places);
  return draft.finish('llama-index-response', answer);
}

function readContent(draft: ReadingDraft, parts: PartList, message: ResponseObject): void {
  if (typeof message.value('content') === 'string') {
    parts.add(message.string('content'));
    return;
  }
  for (const part of message.objects('content')) {
    if (part.value('type') === 'text') parts.add(part.string('text'));
    else draft.lose('content-not-text');
  }
}

function readNode(draft: ReadingDraft, node: ResponseObject, label: string): CitedPlace {
  const metadata = node.optionalObject('metadata');
  const title = metadata?.words('title') ?? metadata?.words('file_name');
  const url = metadata?.words('url');
  const documentId = sourceIdOf(node) ?? metadata?.words('file_name') ?? node.words('id_');
  const source = draft.sources.add(label, sourceOf({ label, documentId, title, url }));
  // The engine that cites numbers the passages in their own text.
  const text = node.optionalString('text')?.replace(/^Source [0-9]+:\n/, '');
  const start = node.optionalCount('start_char_idx') ?? node.optionalCount('startCharIdx');
  const end = node.optionalCount('end_char_idx') ?? node.optionalCount('endCharIdx');
  const sourceSpan = checkSourceSpan(start, end, text);
  if (start !== undefined && sourceSpan === undefined) draft.lose('source-span-differs');
  return {
    source,
    quote: text === undefined || text === '' ? undefined : canonicalizeText(text),
    sourceSpan,
  };
}

/** The document that a node was cut from: relationship 1 in Python, SOURCE in TypeScript. */
function sourceIdOf(node: ResponseObject): string | undefined {
  const relationships = node.optionalObject('relationships');
  const source = relationships?.optionalObject('1') ?? relationships?.optionalObject('SOURCE');
  return source?.words('node_id') ?? source?.words('nodeId');
}
