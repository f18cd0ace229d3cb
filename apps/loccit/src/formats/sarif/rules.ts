import { describeFinding, describeRemedy, describeRule, findRule, type Lang } from '@loccit/contract';
import { sarifText } from './message.js';

/** The rules with what they demand and what can be done, in a language; one of a later version has its id alone. */
export function describeRules(ids: readonly string[], lang: Lang): object[] {
  return ids.map((id) => {
    const rule = findRule(id);
    if (rule === undefined) return { id };
    return {
      id,
      name: nameOf(id),
      shortDescription: { text: sarifText(describeFinding(rule.id, 'fail', lang)) },
      fullDescription: { text: sarifText(describeRule(rule.id, lang)) },
      help: { text: sarifText(describeRemedy(rule.id, lang)) },
      defaultConfiguration: { level: rule.severity },
      properties: { tags: [rule.layer] },
    };
  });
}

/** `support/number-mismatch` as `SupportNumberMismatch`. */
const nameOf = (id: string): string =>
  id.replace(/(?:^|[/-])([a-z])/g, (_, letter: string) => letter.toUpperCase());
