// Installs the runtime for models as checks/onnx/package-lock.json pins it, and runs models made there through it.
import { installLocked } from './packages/install-locked.mjs';
import { run } from './packages/run.mjs';

const cwd = await installLocked('onnx');
const { status, output } = await run(process.execPath, ['check-models.mjs'], { cwd });
process.stdout.write(output);
process.exit(status);
