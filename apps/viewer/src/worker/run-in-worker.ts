import type { Reply, Request } from './exchange.js';

/** A running verification. */
export interface Run {
  readonly reply: Promise<Reply>;
  cancel(): void;
}

/** Where a browser demands that addresses of scripts be vouched for, this page vouches for its own worker and for nothing else. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): URL };
}

/**
 * A runner of verifications in a worker each, so that the page stays usable and a run can be ended.
 *
 * @param script - the text of this page's own script, which is the worker's too
 */
export function createRunner(script: string): (request: Request, onProgress: (reply: Reply) => void) => Run {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  const address = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }));
  const vouched =
    trustedTypes?.createPolicy('loccit-worker', { createScriptURL: () => address }).createScriptURL('') ??
    address;
  return (request, onProgress) => {
    const worker = new Worker(vouched);
    const reply = new Promise<Reply>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        if (data.kind === 'progress') return onProgress(data);
        worker.terminate();
        resolve(data);
      };
      worker.onerror = () => reject(new DOMException('', 'OperationError'));
    });
    worker.postMessage(request);
    return { reply, cancel: () => worker.terminate() };
  };
}
