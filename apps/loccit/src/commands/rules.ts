import {
  describeRemedy,
  describeRule,
  findRule,
  LAYERS,
  message,
  RULES,
  type Rule,
  type RuleName,
} from '@loccit/contract';
import { type Terminal, wrapLines } from '../console/terminal.js';
import { readRulePage } from '../files/rule-page.js';
import { refuseRule } from '../refuse-rule.js';
import { type Session, sessionTerminal, writeJson, writeLines } from '../session.js';
import { viewRulePage } from '../views/rule-page-view.js';

/** `loccit rules`: the rule table, or the page of one rule; of a planned rule what it demands and that it is planned. */
export function rules(
  session: Session,
  operands: readonly string[],
  options: Readonly<Record<string, unknown>>,
): void {
  const [wanted] = operands;
  const found = wanted === undefined ? undefined : findRule(wanted);
  if (wanted !== undefined && found === undefined) throw refuseRule(wanted);
  if (options.json === true) {
    // In JSON a language is what was asked for, not what the environment speaks.
    const lang = options.lang === undefined ? 'en' : session.lang;
    const page = found === undefined ? undefined : readRulePage(found, lang);
    writeJson(session, {
      schema: 'urn:loccit:rules:1',
      rules: found === undefined ? RULES : [found],
      ...(page === undefined ? {} : { page }),
    });
    return;
  }
  const terminal = sessionTerminal(session);
  if (found === undefined) {
    writeLines(session, viewTable(terminal));
    return;
  }
  const page = readRulePage(found, terminal.lang);
  writeLines(session, page === undefined ? viewRule(terminal, found) : viewRulePage(terminal, page));
}

const planned = ({ lang }: Terminal, { status }: Rule) =>
  status === 'built' ? '' : `  (${message('cli.rules.planned', lang)})`;

function viewTable(terminal: Terminal): string[] {
  const { colors, lang } = terminal;
  return LAYERS.flatMap((layer) => [
    colors.bold(message(`layer.${layer}`, lang)),
    ...RULES.filter((rule) => rule.layer === layer).map((rule) => {
      const line = `  ${rule.id.padEnd(40)} ${message(`severity.${rule.severity}`, lang)}${planned(terminal, rule)}`;
      return rule.status === 'built' ? line : colors.dim(line);
    }),
  ]);
}

function viewRule(terminal: Terminal, rule: Rule<RuleName>): string[] {
  const { colors, lang } = terminal;
  return [
    `${colors.bold(rule.id)}  ${message(`severity.${rule.severity}`, lang)}${planned(terminal, rule)}`,
    ...wrapLines(terminal, describeRule(rule.id, lang), '  '),
    ...wrapLines(terminal, describeRemedy(rule.id, lang), '  '),
  ];
}
