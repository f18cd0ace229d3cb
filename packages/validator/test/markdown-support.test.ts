import { describe, expect, it } from 'vitest';
import { check, reader } from './checked-markdown.js';
import { AT } from './corpus.js';
import { sourcesOf } from './held-sources.js';

describe('token overlap', () => {
  // Blocks that share exactly as many tokens with the claim as the source text says.
  const CLAIMS = [
    [
      'GIL 是 CPython 的全局解释器锁，保证同一时刻只有一个线程执行字节码。',
      'python-concurrency-performance#0',
      19,
    ],
    ['在 asyncio 中应优先用 create_task 而不是 ensure_future。', 'python-concurrency-performance#9', 4],
    ['Trio 的 nursery 在退出前必须等所有子任务结束。', 'python-async-advanced#5', 10],
    ['Python 3.13 已默认移除 GIL。', 'python-concurrency-performance#999', 0],
    ['装饰器可以缓存函数结果以加速。', 'python-typing-pydantic#0', 1],
  ] as const;

  it('[A1] [A2] [A4] [A7] measures the five rows of the example, three of them valid, coverage 3/5', async () => {
    const { tokensOf } = await import('./overlap-tokens.js');
    const blocks: Record<string, string[]> = {};
    for (const [claim, mark, shared] of CLAIMS) {
      const [name = '', ordinal = '0'] = mark.split('#');
      if (shared === 0) continue;
      const list = blocks[name] ?? [];
      blocks[name] = list;
      list[Number(ordinal)] = tokensOf(claim).slice(0, shared).join(' . ');
    }
    const files = Object.entries(blocks).map(([name, list]) => {
      // A block is a chunk: long enough paragraphs are chunks of their own.
      const filler = (at: number): string => `Filler ${at} ${'words without any meaning here '.repeat(40)}.`;
      const paragraphs = Array.from({ length: list.length }, (_, at) => {
        const text = list[at];
        return text === undefined ? filler(at) : `${text} ${'ipsum dolor sit amet '.repeat(50)}.`;
      });
      return [`${name}.md`, `${paragraphs.join('\n\n')}\n`] as const;
    });
    const corpus = sourcesOf(Object.fromEntries(files));
    const markdown = CLAIMS.map(([claim, mark]) => `${claim.slice(0, -1)} [${mark}]。`).join('\n\n');
    const report = check(markdown, { evidence: { sources: corpus, reader, at: AT } });
    expect(
      report.overlap.rows.map((row) => [row.shared_tokens, row.claim_tokens, row.ratio, row.verdict]),
    ).toEqual([
      [19, 26, 0.731, 'valid'],
      [4, 11, 0.364, 'valid'],
      [10, 16, 0.625, 'valid'],
      [0, expect.any(Number), null, 'block-missing'],
      [1, 13, 0.077, 'block-does-not-support'],
    ]);
    expect(report.overlap.valid).toEqual({ n: 3, m: 5 });
    expect(report.overlap.coverage).toEqual({ n: 3, m: 5 });
    expect(report.overlap.heading).toMatch(/necessary/);
  });
});

describe('cited quantities', () => {
  const policy = sourcesOf({
    'p1.md': '# P1\n\n退款通常三至五个工作日到账。\n',
    'p2.md': '# P2\n\n退款通常二至四个工作日到账。\n',
  });
  const verdicts = (markdown: string) =>
    check(markdown, { evidence: { sources: policy, reader, at: AT } }).citations.map((c) => c.verdict);

  it('[D4] does not take one day for three to five working days', () => {
    const [verdict] = verdicts('退款通常一天到账 [p1#0]。');
    expect(verdict).not.toBe('supported');
  });

  it('[D5] does not take two sources of which one differs', () => {
    const [first, second] = verdicts('退款通常三至五个工作日到账 [p1#0][p2#0]。');
    expect(first).toBe('supported');
    expect(second).toBe('partial');
  });
});
