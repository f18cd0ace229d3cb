import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';

const viewer = fileURLToPath(new URL('../../apps/viewer', import.meta.url));

/**
 * The page that opens and verifies packs, as one file: a script, a style, and a policy that lets nothing else run or load.
 *
 * @returns the page; `<!-- pack -->` in it is where a pack goes
 */
export async function buildVerifierPage() {
  const source = (name) => readFileSync(join(viewer, 'src', name), 'utf8');
  const [script, style] = [await bundleScript(), source('page.css')];
  const parts = new Map([
    ['%POLICY%', describePolicy(script, style)],
    ['<style></style>', `<style>${style}</style>`],
    ['<script></script>', `<script>${script}</script>`],
  ]);
  return source('page.html').replace(/%POLICY%|<style><\/style>|<script><\/script>/g, (part) =>
    parts.get(part),
  );
}

async function bundleScript() {
  const bundle = await rolldown({
    input: join(viewer, 'dist', 'start.js'),
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false });
  await bundle.close();
  if (output.length !== 1) throw new Error('the script of the page must be one file');
  // In a string these mean the same, and end or open nothing where the script stands in a page.
  const code = output[0].code.replaceAll('</script', '<\\/script').replaceAll('<!--', '<\\!--').trim();
  if (/<\/script|<!--/i.test(code)) throw new Error('the script would end within its page');
  return code;
}

/** Nothing may be loaded, sent, framed or run but what stands in the page, and its worker, which is the same script. */
function describePolicy(script, style) {
  const hash = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${hash(style)}`,
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types loccit-worker',
  ].join('; ');
}
