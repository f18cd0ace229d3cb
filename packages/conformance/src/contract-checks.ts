import {
  type Answer,
  type Claim,
  checkSchema,
  digestAnswer,
  isDocumentId,
  isSourceUri,
  isTimestamp,
  renderAnswer,
  resolveLang,
  type SchemaName,
} from '@loccit/contract';
import { canonicalizeJson } from '@loccit/json';
import type { Check, LoadVectors } from './check.js';
import { applyPatch } from './json-patch.js';
import type { PatchOperation } from './vector-case.js';

interface Rendered {
  readonly title: string;
  readonly status: Answer['status'];
  readonly lang: string;
  readonly claims: readonly Claim[];
  readonly answer: string;
}

interface Faulty {
  readonly title: string;
  readonly schema: SchemaName;
  readonly base: string;
  readonly patch: readonly PatchOperation[];
  readonly faults: readonly { pointer: string; keyword: string }[];
}

const isOfForm = { source_uri: isSourceUri, timestamp: isTimestamp, document_id: isDocumentId };

/** Checks of renderings, digests, schema faults and forms of strings. */
export function contractChecks(load: LoadVectors): Check[] {
  const artifacts = load('contract/artifacts.json') as Record<SchemaName, Record<string, unknown>>;
  const strings = load('contract/strings.json') as Record<
    keyof typeof isOfForm,
    Record<'accepted' | 'refused', string[]>
  >;
  return [
    ...(load('contract/render.json') as Rendered[]).map(({ title, status, lang, claims, answer }) => ({
      file: 'contract/render.json',
      name: title,
      expected: answer,
      observe: () => renderAnswer(status, claims, resolveLang(lang)),
    })),
    ...(load('contract/canonical-bytes.json') as { kind: string; value: unknown; jcs: string }[]).map(
      ({ kind, value, jcs }) => ({
        file: 'contract/canonical-bytes.json',
        name: kind,
        expected: jcs,
        observe: () => canonicalizeJson(value),
      }),
    ),
    ...(load('contract/answer-digests.json') as { artifact: string; answer_sha256: string }[]).map(
      ({ artifact, answer_sha256 }) => ({
        file: 'contract/answer-digests.json',
        name: artifact,
        expected: answer_sha256,
        observe: () => digestAnswer(artifacts.answer[artifact] as Answer),
      }),
    ),
    ...(load('contract/schema-faults.json') as Faulty[]).map(({ title, schema, base, patch, faults }) => ({
      file: 'contract/schema-faults.json',
      name: `${schema} ${title}`,
      expected: faults,
      observe: () =>
        checkSchema(schema, applyPatch(artifacts[schema][base], patch)).map(({ pointer, keyword }) => ({
          pointer,
          keyword,
        })),
    })),
    ...(Object.keys(isOfForm) as (keyof typeof isOfForm)[]).flatMap((form) =>
      (['accepted', 'refused'] as const).map((verdict) => ({
        file: 'contract/strings.json',
        name: `${form} ${verdict}`,
        expected: strings[form][verdict].map(() => verdict === 'accepted'),
        observe: () => strings[form][verdict].map((text) => isOfForm[form](text)),
      })),
    ),
  ];
}
