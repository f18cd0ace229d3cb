// Runs command lines of the bundle in this one process, then writes next to it what the engine has compiled by then:
// node recorder.cjs <entry> <command lines as JSON>
const { mkdirSync, writeFileSync } = require('node:fs');
const { basename, dirname, join } = require('node:path');
const vm = require('node:vm');

const [node, , entry, given] = process.argv;
const waiting = JSON.parse(given);
const scripts = new Map();

vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    scripts.set(basename(options.filename, '.cjs'), this);
  }
};

function runNext() {
  const args = waiting.shift();
  if (args === undefined) return writeBytecode();
  process.argv = [node, entry, ...args];
  // Of a text that it knows the engine keeps the functions it has compiled, so that those of all commands add up.
  delete require.cache[entry];
  require(entry);
  process.once('beforeExit', () => setImmediate(runNext));
}

function writeBytecode() {
  const folder = join(dirname(entry), 'bytecode', `${process.versions.v8}-${process.arch}`);
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of scripts) writeFileSync(join(folder, `${name}.bin`), script.createCachedData());
}

runNext();
