import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Lang, Rule } from '@loccit/contract';

/** Below the package's root: where pages are packed, and where a checkout has them. */
const PLACES = ['rules', '../../docs/rules'];

/** The page of a rule as Markdown, undefined where the rule has none: a planned one, or a package without pages. */
export function readRulePage({ id }: Rule, lang: Lang): string | undefined {
  const root = dirname(createRequire(import.meta.url).resolve('loccit/package.json'));
  const name = `${id}${lang === 'zh' ? '.zh' : ''}.md`;
  const file = PLACES.map((place) => join(root, place, name)).find(existsSync);
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}
