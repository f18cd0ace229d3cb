import { authorYearForm } from './author-year-form.js';
import type { BracketContext, BracketForm } from './bracket-form.js';
import { citeKeyForm } from './cite-key-form.js';
import { createDocBlockForm } from './doc-block-form.js';
import { knownKeyForm } from './known-key-form.js';
import { lineForm } from './line-form.js';
import type { MarkItem } from './mark.js';
import { numberForm } from './number-form.js';
import { numberedSourceForm } from './numbered-source-form.js';
import { passageForm } from './passage-form.js';

/** The forms in the order in which they are tried; a new form is a file and a line here. */
export function createBracketForms(idAlphabet: string): readonly BracketForm[] {
  return [
    numberForm,
    createDocBlockForm(idAlphabet),
    lineForm,
    passageForm,
    citeKeyForm,
    knownKeyForm,
    numberedSourceForm,
    authorYearForm,
  ];
}

/** The items that the first fitting form reads. */
export function readBrackets(
  forms: readonly BracketForm[],
  content: string,
  context: BracketContext,
): readonly MarkItem[] | undefined {
  for (const form of forms) {
    const items = form.read(content, context);
    if (items !== undefined) return items;
  }
  return undefined;
}
