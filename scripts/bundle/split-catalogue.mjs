import { parseAst } from 'rolldown/parseAst';

const whole = /\/contract\/dist\/generated\/catalogue\.js$/;
/** Sentences of the verifier page, which the command line never says. */
const elsewhere = /^viewer\./;

/** Splits the messages into a module a language, so that only those of the language in use are loaded. */
export function splitCatalogue() {
  const parts = new Map();
  return {
    name: 'split-catalogue',
    resolveId: (id) => (parts.has(id) ? id : null),
    load: (id) => parts.get(id) ?? null,
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      if (!whole.test(path)) return null;
      const folder = path.slice(0, -'.js'.length);
      const langs = readLanguages(code);
      for (const [lang, texts] of langs) parts.set(`${folder}/${lang}.js`, `export const texts = ${texts};`);
      return [
        ...langs.map(([lang]) => `import { texts as ${lang} } from '${folder}/${lang}.js';`),
        `export const CATALOGUE = { ${langs.map(([lang]) => `get ${lang}() { return ${lang}; }`)} };`,
      ].join('\n');
    },
  };
}

function readLanguages(code) {
  const [catalogue] = parseAst(code).body.flatMap(({ declaration }) =>
    declaration.declarations.filter(({ id }) => id.name === 'CATALOGUE'),
  );
  return catalogue.init.properties.map(({ key, value }) => {
    const said = value.properties.filter((one) => !elsewhere.test(one.key.value));
    return [key.name, `{ ${said.map(({ end, start }) => code.slice(start, end)).join(',\n')} }`];
  });
}
