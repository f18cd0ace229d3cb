import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadFolder, projectRoot } from '@loccit/testing';
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

/** Serves the bundle, a worker and the vectors with a list of them, on a free port of this machine. */
export async function serveVectors(): Promise<{ server: Server; origin: string }> {
  const vectors = loadFolder('vectors');
  const served = new Map<string, readonly [type: string, body: string | Uint8Array]>([
    ['/', ['text/html; charset=utf-8', PAGE]],
    ['/suite.js', ['text/javascript; charset=utf-8', await bundleSuite()]],
    ['/worker.js', ['text/javascript; charset=utf-8', WORKER]],
    ['/vectors/index.json', ['application/json', JSON.stringify([...vectors.keys()])]],
  ]);
  for (const [path, bytes] of vectors) served.set(`/vectors/${path}`, ['application/octet-stream', bytes]);
  const server = createServer((request, response) => {
    const found = served.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (found === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': found[0] }).end(found[1]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
