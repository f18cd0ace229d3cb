import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describeRule, RULES } from '@loccit/contract';
import { projectRoot } from '@loccit/testing';
import { describe, expect, it } from 'vitest';
import { RULES_ROOT } from './vectors/case-files.js';
import { readStoredCases } from './vectors/stored-cases.js';

const built = RULES.filter(({ status }) => status === 'built');
const planned = RULES.filter(({ status }) => status === 'planned');
const read = (path: string): string => readFileSync(`${projectRoot}${path}`, 'utf8');

/** Ids of rules in the sources of the packages, but for the table itself and what is generated from it. */
function listIdsInSources(): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(`${projectRoot}packages`)) {
    const root = `${projectRoot}packages/${name}/src`;
    if (name === 'testing' || !existsSync(root)) continue;
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = `${entry.parentPath}/${entry.name}`;
      if (!entry.isFile() || /\/contract\/src\/(?:rules|generated)\//.test(path)) continue;
      for (const [, id] of readFileSync(path, 'utf8').matchAll(
        /['"`]((?:structure|provenance|support|verifiability)\/[a-z]+(?:-[a-z]+)*)['"`]/g,
      )) {
        if (id !== undefined) found.set(id, path.slice(projectRoot.length));
      }
    }
  }
  return found;
}

describe('RULES', () => {
  it('holds every rule that a source names, and the code makes no planned one', () => {
    const named = listIdsInSources();
    expect(named.size).toBeGreaterThan(30);
    const ids = new Set<string>(RULES.map(({ id }) => id));
    expect([...named].filter(([id]) => !ids.has(id))).toEqual([]);
    expect(planned.filter(({ id }) => named.has(id)).map(({ id }) => [id, named.get(id)])).toEqual([]);
  });

  it('has a file of vectors for each built rule, with a case that meets it and one that does not', () => {
    for (const { id } of built) {
      const path = `${RULES_ROOT}${id}.json`;
      const outcomes = existsSync(path) ? readStoredCases(path).map(({ expected }) => expected.outcome) : [];
      expect({ id, met: outcomes.some((outcome) => outcome !== 'none') }).toEqual({ id, met: true });
      expect({ id, near: outcomes.includes('none') }).toEqual({ id, near: true });
    }
  });
});

describe('docs/rules', () => {
  it.each(['en', 'zh'] as const)(
    'has a page of every built rule in %s that agrees with the table',
    (lang) => {
      for (const rule of built) {
        const path = `docs/rules/${rule.id}${lang === 'zh' ? '.zh' : ''}.md`;
        const page = existsSync(`${projectRoot}${path}`) ? read(path) : '';
        const severity = rule.raised === undefined ? rule.severity : `${rule.severity} (${rule.raised})`;
        const needs = rule.needs.length === 0 ? '–' : rule.needs.join(' ');
        expect(page.split('\n')[0], path).toBe(`# ${rule.id}`);
        expect(page, path).toContain(
          `| ${severity} | ${rule.outcome} | ${rule.forms.join(' ')} | ${needs} | ${rule.group ?? '–'} |`,
        );
        expect(page, path).toContain(`](../../../fixtures/vectors/rules/${rule.id}.json)`);
        expect(page.match(/^## /gm), path).toHaveLength(5);
        expect(page, path).toContain(`"rule": "${rule.id}"`);
        if (lang === 'en') expect(page, path).not.toMatch(/\p{sc=Han}/u);
      }
    },
  );

  it('has no page of a rule that is not built, and lists every page in its index', () => {
    const pages = built.flatMap(({ id }) => [`${id}.md`, `${id}.zh.md`]);
    const found = readdirSync(`${projectRoot}docs/rules`, { recursive: true })
      .map((name) => String(name).replaceAll('\\', '/'))
      .filter((name) => name.endsWith('.md') && name !== 'README.md');
    expect(found.sort()).toEqual(pages.sort());
    const index = read('docs/rules/README.md');
    for (const { id } of built) {
      expect(index).toContain(`| [${id}](${id}.md) | ${describeRule(id, 'en')} |`);
      expect(index).toContain(`[${describeRule(id, 'zh')}](${id}.zh.md) |`);
    }
  });
});
