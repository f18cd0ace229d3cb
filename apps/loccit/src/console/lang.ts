import type { Lang } from '@loccit/contract';

/**
 * The language of messages: `--lang`, else the locale of the environment, else English.
 *
 * @remarks Read before the command line is parsed, because help and usage errors are messages too.
 */
export function detectLang(argv: readonly string[], env: Readonly<Record<string, string | undefined>>): Lang {
  const inline = argv.find((argument) => argument.startsWith('--lang='))?.slice('--lang='.length);
  const position = argv.indexOf('--lang');
  const asked = inline ?? (position === -1 ? undefined : argv[position + 1]);
  const locale = asked ?? env.LC_ALL ?? env.LC_MESSAGES ?? env.LANG ?? '';
  return /^zh\b/i.test(locale.replace('_', '-')) ? 'zh' : 'en';
}
