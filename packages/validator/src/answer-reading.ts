import { type Answer, checkSchema, digestParsedAnswer } from '@loccit/contract';
import { JsonError, type JsonValue, parseJson } from '@loccit/json';
import type { Fault, RuleResult } from './rule.js';

/** What came of reading an artifact: an answer with its digest, or why there is none. */
export type AnswerReading =
  | { readonly state: 'read'; readonly answer: Answer; readonly sha256: string }
  | { readonly state: 'refused'; readonly rule: string; readonly results: readonly RuleResult[] };

/** Reads bytes as an answer: strict JSON first, then the closed schema. */
export function readAnswer(bytes: Uint8Array): AnswerReading {
  const value = parse(bytes);
  if (value instanceof JsonError) {
    const { code, details } = value;
    const actual = `${details.line}:${details.column}`;
    const evidence = [{ side: 'answer' as const, value: code }];
    return refuse('structure/malformed-json', [{ outcome: 'fail', at: details.pointer, actual, evidence }]);
  }
  const faults = checkSchema('answer', value);
  if (faults.length > 0) {
    return refuse(
      'structure/schema-mismatch',
      faults.map(({ pointer, keyword, params }) => ({
        outcome: 'fail',
        at: pointer,
        expected: [keyword, ...Object.entries(params).map(([name, param]) => `${name}=${param}`)].join(' '),
      })),
    );
  }
  // Of the value as it was parsed: nobody else has seen it.
  const sha256 = digestParsedAnswer(value as { [name: string]: JsonValue });
  return { state: 'read', answer: value as unknown as Answer, sha256 };
}

function parse(bytes: Uint8Array): JsonValue | JsonError {
  try {
    return parseJson(bytes);
  } catch (error) {
    if (error instanceof JsonError) return error;
    throw error;
  }
}

function refuse(rule: string, faults: readonly Fault[]): AnswerReading {
  return { state: 'refused', rule, results: [{ rule, verdict: faults }] };
}
