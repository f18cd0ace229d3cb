import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { normalize } from 'node:path';
import { projectRoot } from '@loccit/testing';
import { rolldown } from 'rolldown';

const WORKER = `import { runFromServer } from '/suite.js';
postMessage(await runFromServer('/vectors/'));`;

const PAGE = `<!doctype html><title>Vectors</title><script type="module">
import { runFromServer } from '/suite.js';
globalThis.runInPage = () => runFromServer('/vectors/');
globalThis.runInWorker = () => new Promise((resolve, reject) => {
  const worker = new Worker('/worker.js', { type: 'module' });
  worker.onmessage = (event) => resolve(event.data);
  worker.onerror = (event) => reject(new Error(event.message));
});
</script>`;

/** The built packages as one script for browsers, resolved as a bundler of theirs would. */
async function bundleSuite(): Promise<string> {
  const bundle = await rolldown({
    input: `${projectRoot}packages/conformance/dist/index.js`,
    platform: 'browser',
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** Serves the bundle, a worker and the vectors on a free port of this machine. */
export async function serveVectors(): Promise<{ server: Server; origin: string }> {
  const suite = await bundleSuite();
  const scripts: Readonly<Record<string, string>> = { '/suite.js': suite, '/worker.js': WORKER };
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const script = scripts[path];
    if (script !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
    } else if (path.startsWith('/vectors/')) {
      readFile(`${projectRoot}fixtures${normalize(path)}`).then(
        (bytes) => response.writeHead(200, { 'content-type': 'application/json' }).end(bytes),
        () => response.writeHead(404).end(),
      );
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
