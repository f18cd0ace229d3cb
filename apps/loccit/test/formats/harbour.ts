import { runMain } from '../run-loccit.js';
import { makeFolder } from '../temp-folder.js';

/** A report with a statement of each colour, and what it cites. */
export const REPORT = `# Harbour

The tide is high at noon [1]. The harbour closes at 23:00 [1]. It rains often in spring.

Boats longer than 12 m need a pilot [3].

退款在 7 个工作日内到账[2]。

## References

[1] Tide tables, tides.md
[2] 退款规则, refund.md
[3] Lamps, lamps.md
`;

const SOURCES = {
  'sources/tides.md':
    '# Tide tables\n\nThe tide is high at noon. The harbour opens at 06:30 and closes at 21:00.\n',
  'sources/refund.md': '# 退款规则\n\n退款在 7 个工作日内到账。\n',
};

/** Text that tries to leave every form it is put into. */
export const HOSTILE =
  '</testcase>]]>&<!--`@crew #1 | [x](javascript:alert(1)) ![y](https://a.example/z) **b** <img src=x onerror=alert(1)> \u202e';

/** A folder with the report, its sources and other files. */
export const harbour = (files: Readonly<Record<string, string | Uint8Array>> = {}): string =>
  makeFolder({ 'report.md': REPORT, ...SOURCES, ...files });

/** What a check prints in a format. */
export const checkAs = (cwd: string, format: string, argv: readonly string[] = ['report.md']) =>
  runMain(
    [
      'check',
      ...argv,
      ...(argv.includes('--sources') ? [] : ['--sources', 'sources']),
      '--at',
      '2026-11-01',
      '--format',
      format,
    ],
    { cwd },
  );
