// Writes what each public package exports to etc/<package>.api.md; `--check` compares, so that a change of the API is seen in review.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { listPublicPackages } from './packages/list-packages.mjs';
import { root } from './setup.mjs';

const check = process.argv.includes('--check');
const reports = join(root, 'etc');
const scratch = mkdtempSync(join(tmpdir(), 'loccit-api-'));
const none = { logLevel: 'none' };

/** Every entry point of a public package that has types, with the name of its report. */
const entries = listPublicPackages().flatMap(({ folder, room, manifest }) =>
  Object.entries(manifest.exports ?? {})
    .filter(([, target]) => typeof target.types === 'string')
    .map(([path, { types }]) => ({
      folder,
      types: join(folder, types),
      report: `${room}${path.slice(1).replaceAll('/', '.')}`,
    })),
);

function prepare({ folder, types, report }) {
  return ExtractorConfig.prepare({
    packageJsonFullPath: join(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      // What another package declares is that package's business.
      bundledPackages: [],
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2022',
            module: 'NodeNext',
            moduleResolution: 'NodeNext',
            lib: ['ES2023', 'WebWorker'],
            types: [],
            strict: true,
            skipLibCheck: true,
          },
          files: [types],
        },
      },
      apiReport: { enabled: true, reportFileName: report, reportFolder: scratch, reportTempFolder: scratch },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: none },
        // No package has tiers of stability: what is exported is public. The style of comments is judged elsewhere.
        extractorMessageReporting: {
          default: { logLevel: 'warning' },
          'ae-missing-release-tag': none,
          'ae-undocumented': none,
          'ae-unresolved-link': none,
        },
        tsdocMessageReporting: { default: none },
      },
    },
  });
}

const configs = entries.map((entry) => ({ ...entry, config: prepare(entry) }));
const [first, ...others] = configs;
// One program for all: most of the time is spent on reading types.
const compilerState = CompilerState.create(first.config, {
  additionalEntryPoints: others.map(({ config }) => config.mainEntryPointFilePath),
});

const faults = [];
for (const { config, report: name } of configs) {
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      message.handled = true;
      if (message.logLevel !== 'warning' && message.logLevel !== 'error') return;
      if (message.messageId.startsWith('console-')) return;
      const place = message.sourceFilePath ? relative(root, message.sourceFilePath) : name;
      faults.push(`${place}:${message.sourceFileLine ?? ''} ${message.messageId}: ${message.text}`);
    },
  });
  const report = readFileSync(join(scratch, `${name}.api.md`), 'utf8');
  const file = join(reports, `${name}.api.md`);
  if (check) {
    const held = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (held !== report) faults.push(`etc/${name}.api.md is not what is exported`);
  } else {
    mkdirSync(reports, { recursive: true });
    writeFileSync(file, report);
  }
}
rmSync(scratch, { recursive: true, force: true });
for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0)
  console.error('Export what is forgotten, then run `npm run api`, look at the difference and commit it.');
console.log(`${configs.length} entry points, ${new Set(faults).size} faults`);
process.exit(faults.length === 0 ? 0 : 1);
