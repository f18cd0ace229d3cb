// Installs the SDKs of the vendors whose responses are read, as checks/interop/package-lock.json pins them, and holds our
// fixtures to their types.
import { installLocked } from './packages/install-locked.mjs';
import { run } from './packages/run.mjs';

const cwd = await installLocked('interop');
const { status, output } = await run(process.execPath, ['check-fixtures.mjs'], { cwd });
process.stdout.write(output);
process.exit(status);
