import { readAuthorYears, withoutEmphasis } from './author-year.js';
import type { BracketForm } from './bracket-form.js';

/** Author and year in square brackets: `[Berg et al., 1999]`, `[Holm, 2010; Lund, 2011]`. */
export const authorYearForm: BracketForm = {
  name: 'author-year',
  read: (content, context) => {
    if (context.linked || content.length > 500 || !/\d{4}|n\.\s?d\.|press/.test(content)) return undefined;
    const items = readAuthorYears(withoutEmphasis(content), context.isKnownSource)?.items;
    if (items === undefined) return undefined;
    return context.mayExpand || items.length === 1
      ? items
      : [{ form: 'author-year', label: content.trim(), problem: 'range-too-long' }];
  },
};
