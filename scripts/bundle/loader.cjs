const modules = new Map([['./start.cjs', module]]);
const bytecode = `${__dirname}/bytecode/${process.versions.v8}-${process.arch}`;

/** Loads a neighbour of this file as `require` would, with what the build has compiled of it. */
function load(id) {
  if (!id.startsWith('./')) return require(id);
  const held = modules.get(id);
  if (held !== undefined) return held.exports;
  const { existsSync, readFileSync } = require('node:fs');
  const { Script } = require('node:vm');
  const module = { exports: {} };
  modules.set(id, module);
  const filename = `${__dirname}/${id.slice(2)}`;
  const compiled = `${bytecode}/${id.slice(2, -'.cjs'.length)}.bin`;
  const head = '(function (exports, require, module, __filename) {';
  const script = new Script(`${head}${readFileSync(filename, 'utf8')}\n})`, {
    filename,
    columnOffset: -head.length,
    // None under an engine that the build did not run on. What does not fit its flags the engine refuses by itself.
    cachedData: existsSync(compiled) ? readFileSync(compiled) : undefined,
  });
  script.runInThisContext().call(module.exports, module.exports, load, module, filename);
  return module.exports;
}

exports.load = load;
