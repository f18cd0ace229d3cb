import type { Bases } from '@loccit/conformance';
import { projectRoot } from '@loccit/testing';
import { buildAnswers } from './base-answers.js';
import { type BaseAnswer, buildStores, openBuiltBases, writeArtifact } from './bases.js';
import { completeDraft, type Draft, type OpenCase } from './draft.js';
import { draftGood } from './good-cases.js';
import { draftAudited } from './rules-audit.js';
import { CUT_DRAFTS } from './rules-cut.js';
import { KIND_DRAFTS } from './rules-kinds.js';
import { draftProvenance } from './rules-provenance.js';
import { RESPONSE_DRAFTS } from './rules-responses.js';
import { RUNG_DRAFTS } from './rules-rungs.js';
import { SEAL_DRAFTS } from './rules-seals.js';
import { draftSpanRules } from './rules-spans.js';
import { STRUCTURE_DRAFTS } from './rules-structure.js';
import { draftSupport } from './rules-support.js';
import { TEXT_DRAFTS } from './rules-texts.js';
import { draftVerifiability } from './rules-verifiability.js';
import { VERIFIER_ROOT } from './stored-cases.js';
import { draftCitations } from './tampered-citations.js';
import { draftForms } from './tampered-forms.js';
import { draftFree } from './tampered-free.js';
import { draftMatrix } from './tampered-matrix.js';
import { draftProofs } from './tampered-proofs.js';
import { draftStores } from './tampered-stores.js';
import { draftTexts } from './tampered-texts.js';
import { draftTimes } from './tampered-times.js';

/** Where the vectors of the rules lie. */
export const RULES_ROOT = `${projectRoot}fixtures/vectors/rules/`;

/** A file of cases before they were run. */
export interface DraftedFile {
  readonly path: string;
  /** The rule that the file is about; undefined for the corpora. */
  readonly rule: string | undefined;
  readonly drafts: readonly Draft[];
}

/** Everything that is generated, made anew from what is written here. */
export interface Generated {
  readonly bases: Bases;
  /** The files of the bases by their full path. */
  readonly baseFiles: ReadonlyMap<string, Uint8Array>;
  readonly files: readonly DraftedFile[];
  complete(draft: Draft): OpenCase;
}

/** Makes stores, answers and drafts; linear in what there is. */
export function generate(): Generated {
  const stores = buildStores();
  const answers = buildAnswers(stores);
  const bases = openBuiltBases(stores, answers);
  const baseFiles = new Map<string, Uint8Array>();
  for (const [name, files] of stores) {
    for (const [path, bytes] of files) baseFiles.set(`${VERIFIER_ROOT}stores/${name}/${path}`, bytes);
  }
  for (const [name, { answer, audit }] of Object.entries(answers)) {
    baseFiles.set(`${VERIFIER_ROOT}answers/${name}.json`, writeArtifact(answer));
    if (audit !== undefined) {
      baseFiles.set(`${VERIFIER_ROOT}answers/${name}.audit.json`, writeArtifact(audit));
    }
  }
  const material = { stores, answers };
  const rules = {
    ...STRUCTURE_DRAFTS,
    ...TEXT_DRAFTS,
    ...RESPONSE_DRAFTS,
    ...draftProvenance(material),
    ...draftSpanRules(material),
    ...draftAudited(stores.get('hafen') ?? new Map(), answers),
    ...draftSupport(material),
    ...KIND_DRAFTS,
    ...RUNG_DRAFTS,
    ...CUT_DRAFTS,
    ...draftVerifiability(material),
    ...SEAL_DRAFTS,
  };
  const files = Object.entries(rules).map(([rule, drafts]) => ({
    path: `${RULES_ROOT}${rule}.json`,
    rule,
    drafts,
  }));
  const tampered = [
    ...draftMatrix(answers),
    ...draftCitations(answers),
    ...draftFree(answerOf(answers, 'bergtal-free')),
    ...draftStores(stores, answers),
    ...draftForms(),
    ...draftTexts(answers),
    ...draftTimes(stores, answers),
    ...draftProofs(stores, answers),
  ];
  return {
    bases,
    baseFiles,
    files: [
      ...files,
      {
        path: `${VERIFIER_ROOT}good.jsonl`,
        rule: undefined,
        drafts: [...draftGood(answers), ...tampered.filter((draft) => !isMet(draft))],
      },
      { path: `${VERIFIER_ROOT}tampered.jsonl`, rule: undefined, drafts: tampered.filter(isMet) },
    ],
    complete: (draft) => completeDraft(draft, bases, answers),
  };
}

/** Whether something is found: a text that is lost, and that the bytes give, harms nothing. */
const isMet = ({ fail, unverifiable, notice }: Draft): boolean =>
  fail !== undefined || unverifiable !== undefined || notice !== undefined;

function answerOf(answers: Readonly<Record<string, BaseAnswer>>, name: string): BaseAnswer['answer'] {
  const base = answers[name];
  if (base === undefined) throw new Error(`no base ${name}`);
  return base.answer;
}
