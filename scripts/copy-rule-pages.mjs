// Puts the pages of docs/rules beside the command line before it is packed, and takes them away again with --remove: a
// checkout reads them where they are.
import { cpSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const pages = fileURLToPath(new URL('../docs/rules', import.meta.url));
const target = fileURLToPath(new URL('../apps/loccit/rules', import.meta.url));
rmSync(target, { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  cpSync(pages, target, { recursive: true, filter: (path) => !path.endsWith('README.md') });
}
