export type { LoadVectors } from './check.js';
export { runChecks, type SuiteResult } from './run-checks.js';
export { runFromServer } from './run-from-server.js';
export { VECTOR_FILES } from './vector-files.js';
