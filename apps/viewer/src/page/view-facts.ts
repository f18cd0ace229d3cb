import { listLimits } from '@loccit/contract';
import type { Verification } from '../verify/verification.js';
import { type Child, element } from './element.js';
import { foreignText } from './foreign-text.js';
import type { Words } from './words.js';

const SEAL_LIMITS = [
  'limits.seal-right',
  'limits.seal-omitted',
  'limits.seal-clock',
  'limits.seal-policy',
] as const;

/** What a pass does not prove. */
export function viewLimits(words: Words): HTMLElement {
  const lines = [...SEAL_LIMITS.map((key) => words.say(key)), ...listLimits(words.lang)];
  return element(
    'section',
    { class: 'limits', 'aria-labelledby': 'limits-title' },
    element('h2', { id: 'limits-title' }, words.say('limits.heading')),
    element('ul', {}, ...lines.map((line) => element('li', {}, line))),
  );
}

/** What the pack is, for whom and when it was looked at, and by what. */
export function viewFacts(
  words: Words,
  { answer, pack, report, settings, tenantId }: Verification,
): HTMLElement {
  const { digest, evidenceLevel, files } = pack;
  const code = (text: string): HTMLElement => element('code', {}, text);
  const rows: readonly (readonly [label: string, value: Child])[] = [
    [words.say('viewer.digest'), code(digest)],
    [words.say('cli.seal.answer'), code(report.subject.answer_sha256 ?? report.subject.sha256)],
    [words.say('viewer.answer-id'), answer === undefined ? '–' : code(answer.answer_id)],
    [words.say('cli.pack.level'), words.say(`cli.pack.level.${evidenceLevel}`)],
    [words.say('viewer.files'), words.say('viewer.file-count', { count: files, bytes: pack.byteLength })],
    [words.say('viewer.packed'), sayPacked(words, pack)],
    [words.say('cli.seal.tenant'), foreignText(words, tenantId)],
    [words.say('viewer.judged-at'), settings.at],
    [words.say('viewer.unicode'), foreignText(words, report.unicode_version)],
  ];
  return element(
    'section',
    { class: 'facts', 'aria-labelledby': 'facts-title' },
    element('h2', { id: 'facts-title' }, words.say('viewer.facts')),
    element('dl', {}, ...rows.map(([label, value]) => [element('dt', {}, label), element('dd', {}, value)])),
  );
}

function sayPacked(words: Words, { hasAudit, report }: Verification['pack']): string {
  const isOfAnswer = report === 'of-answer';
  const said = words.say(packedKey(hasAudit, isOfAnswer));
  if (report !== 'of-another') return said;
  const other = words.say('viewer.packed.other-report');
  return hasAudit ? `${said}${words.lang === 'zh' ? '；' : '; '}${other}` : other;
}

function packedKey(hasAudit: boolean, hasReport: boolean) {
  if (hasAudit) return hasReport ? 'viewer.packed.both' : 'viewer.packed.audit';
  return hasReport ? 'viewer.packed.report' : 'viewer.packed.none';
}
