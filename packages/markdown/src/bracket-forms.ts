import { createDocBlockForm } from './doc-block-form.js';
import type { MarkItem } from './mark.js';
import { numberForm } from './number-form.js';

/** What a form may look at besides the brackets' content. */
export interface BracketContext {
  /** Up to 40 units of text before the opening bracket. */
  readonly before: string;
  /** Whether a reference entry, link definition or passage bears this label. */
  readonly isKnown: (label: string) => boolean;
}

/** A way of citing inside square brackets. */
export interface BracketForm {
  readonly name: string;
  /** What the content names, or `undefined` where it is not of this form. */
  readonly read: (content: string, context: BracketContext) => readonly MarkItem[] | undefined;
}

/** The forms in the order in which they are tried; a new form is a file and a line here. */
export function createBracketForms(idAlphabet: string): readonly BracketForm[] {
  return [numberForm, createDocBlockForm(idAlphabet)];
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
