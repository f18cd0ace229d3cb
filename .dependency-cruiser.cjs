// The floors of ARCHITECTURE.md, from the roof down: a room imports from lower floors only, never from its own.
const floors = [
  ['apps/loccit', 'apps/viewer', 'packages/conformance'],
  ['packages/answering'],
  ['packages/validator'],
  [
    'packages/ingestion',
    'packages/interop',
    'packages/packs',
    'packages/endpoints',
    'packages/storage-sqlite',
  ],
  ['packages/markdown', 'packages/anchoring', 'packages/support', 'packages/storage'],
  ['packages/contract', 'packages/signing'],
  ['packages/lineage'],
  ['packages/text', 'packages/json'],
];

const room = (path) => `^${path}/`;

const upward = floors.flatMap((rooms, floor) =>
  rooms.map((path) => ({
    name: `floors:${path.split('/')[1]}`,
    comment: 'imports point down only, and rooms on one floor never import each other',
    severity: 'error',
    from: { path: `${room(path)}src/` },
    to: {
      path:
        floors
          .slice(0, floor + 1)
          .flat()
          .filter((other) => other !== path)
          .map(room)
          .join('|') || '^$',
    },
  })),
);

module.exports = {
  forbidden: [
    ...upward,
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-testing-in-sources',
      severity: 'error',
      from: { path: '/src/', pathNot: '^packages/testing/' },
      to: { path: '^packages/testing/|^fixtures/' },
    },
    {
      name: 'no-undeclared',
      severity: 'error',
      from: { path: '/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    { name: 'no-unresolved', severity: 'error', from: { path: '/src/' }, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules|/dist/' },
    exclude: { path: '/dist/.*\\.map$|/test/|/bin/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.js', '.d.ts'],
    },
  },
};
