import { parseJson } from '@loccit/json';
import { judgeSupport } from '@loccit/support';
import { encodeUtf8 } from '@loccit/text';
import type { ModelDesk } from './model-desk.js';
import type { PassageShelf } from './passage-shelf.js';
import { FOLLOW_UPS, type PromptLang } from './prompt-contract.js';
import { escapePassage } from './prompt-passages.js';
import type { Statement } from './statement.js';

/**
 * Which statements survive questions about them that are answered from the passages alone; all or none of each.
 *
 * @remarks Two calls: one puts a question about every statement, the other, which is not shown the statements, answers them with
 * key sentences of the passages. A statement falls where no sentence answers, where the answer stands nowhere, or where it
 * contradicts the statement. If the model cannot be asked nothing falls: every statement has passed the check already.
 * @see REQUIREMENTS B12
 */
export async function verifyStatements(
  statements: readonly Statement[],
  desk: ModelDesk,
  shelf: PassageShelf,
  { docs, lang }: { readonly docs: string; readonly lang: PromptLang },
): Promise<readonly boolean[]> {
  const all = statements.map(() => true);
  // What stands in its source word for word needs no questions.
  const written = [...statements.entries()].filter(([, { verbatim }]) => !verbatim);
  if (written.length === 0) return all;
  const sentences = written.map(([, { text }]) => `<sentence>${escapePassage(text)}</sentence>`).join('\n');
  const questions = await askList(desk, 'question', sentences, lang, written.length);
  if (questions === undefined) return all;
  const asked = questions.map((question) => `<question>${escapePassage(question)}</question>`).join('\n');
  const answers = await askList(desk, 'verify', `${docs}\n${asked}`, lang, written.length);
  if (answers === undefined) return all;
  const fallen = new Set(
    written.flatMap(([place, { text }], at) => (bears(answers[at] ?? '', text, shelf) ? [] : [place])),
  );
  return all.map((_, place) => !fallen.has(place));
}

function bears(answer: string, statement: string, shelf: PassageShelf): boolean {
  const passage = shelf.findQuote(answer);
  if (passage === undefined) return false;
  return judgeSupport({ claim: statement, evidence: { text: passage.text } }).verdict !== 'contradicted';
}

const MEMBERS = { question: 'questions', verify: 'answers' } as const;

async function askList(
  desk: ModelDesk,
  purpose: keyof typeof MEMBERS,
  prompt: string,
  lang: PromptLang,
  count: number,
): Promise<readonly string[] | undefined> {
  const contract = FOLLOW_UPS[purpose][lang];
  const member = MEMBERS[purpose];
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: [member],
    properties: { [member]: { type: 'array', items: { type: 'string' } } },
  };
  const reply = await desk.ask({
    purpose,
    system: contract.text,
    prompt,
    contract,
    schema: { name: member, schema },
  });
  const list = 'text' in reply ? readList(reply.text, member, count) : undefined;
  if ('text' in reply && list === undefined) desk.conclude('answer-unreadable');
  return list;
}

function readList(text: string, member: string, count: number): readonly string[] | undefined {
  try {
    const read = parseJson(encodeUtf8(text.trim()));
    if (typeof read !== 'object' || read === null || !(member in read)) return undefined;
    const list: unknown = (read as Readonly<Record<string, unknown>>)[member];
    const isList =
      Array.isArray(list) && list.length === count && list.every((one) => typeof one === 'string');
    return isList ? list : undefined;
  } catch {
    // No JSON.
    return undefined;
  }
}
