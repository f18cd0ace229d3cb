import type { Answer, LineageCitation } from '@loccit/contract';
import type { StoredGeneration } from '@loccit/storage';
import { cite } from '../artifacts.js';
import { anchor, answer, claim, free, type Kind, quoteOf, refusal, sourceOnly } from './answer-parts.js';

/** Answers of the library, in every status and rendering. */
export function libraryAnswers(held: StoredGeneration): Record<string, Answer> {
  const of = (documentId: string, text: string, extra?: Partial<LineageCitation>) =>
    cite(held, documentId, text, extra);
  const loan = 'Books are lent for 21 days.';
  const twice = 'A loan can be renewed twice.';
  const late = 'A late book costs 2 crowns per day.';
  const room = 'The reading room is free of charge.';
  const alarm = 'The alarm is armed at 22:30.';
  const plot = '每块园地每年收费一百二十元。';
  const water = '浇水时间为早上六点到九点。';
  const anchored = (kind: Kind, name: string) =>
    answer(name, {
      claims: [
        claim(1, loan, [anchor(of('loans', loan))], { kind }),
        claim(2, alarm, [
          anchor(of('keys', alarm, { locator: { type: 'lines', line_start: 3, line_end: 3 } })),
        ]),
      ],
    });
  return {
    'bergtal-partial': answer('partial', {
      status: 'partial',
      claims: [
        claim(1, loan, [of('loans', loan)]),
        claim(2, 'the price of a lost card', [], { kind: 'absence' }),
      ],
      reason: { code: 'part-without-evidence', missing: ['lost card'] },
    }),
    'bergtal-tool': refusal('tool', 'tool_required', 'live-data-needed'),
    'bergtal-index': refusal('index', 'dependency_unavailable', 'index-unavailable', 'zh-Hans'),
    'bergtal-writer': refusal('writer', 'generation_unavailable', 'draft-not-checked'),
    'bergtal-policy': refusal('policy', 'policy_denied', 'request-not-permitted', 'zh'),
    'bergtal-detail': answer('detail', {
      status: 'insufficient_evidence',
      claims: [],
      reason: { code: 'question-needs-detail', missing: ['branch'] },
    }),
    'bergtal-garden': answer('garden', {
      lang: 'zh',
      claims: [
        claim(1, plot, [of('园地规则', plot, { quote: quoteOf(plot, '# 园地规则\n\n', water) })]),
        claim(2, water, [of('园地规则', water)], { kind: 'inference' }),
      ],
    }),
    'bergtal-garden-free': free(
      'garden-free',
      `${plot}[1]\n${water}[2]`,
      [claim(1, plot, [of('园地规则', plot)]), claim(2, water, [of('园地规则', water)])],
      { lang: 'zh-CN' },
    ),
    'bergtal-labelled': free(
      'labelled',
      `${late} [1]\n\nAdvice: Bring it back soon.\n\nInference: ${room} [2]`,
      [
        claim(1, late, [of('loans', late)]),
        claim(2, 'Bring it back soon.', [], { kind: 'advice' }),
        claim(3, room, [of('loans', room)], { kind: 'inference' }),
      ],
      { answer_media_type: 'text/markdown' },
    ),
    'bergtal-blocks': free('blocks', `${late} [loans#${of('loans', late).chunk_id}]`, [
      claim(1, late, [of('loans', late)]),
    ]),
    'bergtal-anchor': anchored('fact', 'anchor'),
    'bergtal-anchor-inference': anchored('inference', 'anchor-inference'),
    'bergtal-source-only': answer('source-only', {
      claims: [claim(1, alarm, [sourceOnly(of('keys', alarm))])],
    }),
    'bergtal-mixed': answer('mixed', {
      claims: [claim(1, loan, [of('loans', loan)]), claim(2, late, [anchor(of('loans', late))])],
    }),
    'bergtal-joined': answer('joined', {
      claims: [
        claim(1, `${twice.slice(0, -1)}, and a${late.slice(1)}`, [
          of('loans', twice, { group: 1 }),
          of('loans', late, { group: 1 }),
        ]),
        claim(2, `${late} ${room}`, [of('loans', `${late} ${room}`)], { verbatim: true }),
      ],
    }),
    'bergtal-advice': answer('advice', {
      claims: [
        claim(1, loan, [of('loans', loan)]),
        claim(2, alarm, [of('keys', alarm)], { kind: 'advice' }),
        claim(3, room, [of('loans', room)], { kind: 'opinion' }),
      ],
    }),
  };
}
