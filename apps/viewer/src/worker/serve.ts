import { answerRequest } from './answer-request.js';
import type { Reply, Request } from './exchange.js';

/** What is used of a worker's own scope; the types of pages have none of it. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Request>) => void) | null;
  postMessage(reply: Reply): void;
  readonly FileReaderSync: new () => { readAsArrayBuffer(blob: Blob): ArrayBuffer };
}

/** Answers the requests of the page from inside its worker. */
export function serve(): void {
  const scope = globalThis as unknown as WorkerScope;
  const reader = new scope.FileReaderSync();
  scope.onmessage = ({ data }) => {
    const tell = (reply: Reply): void => scope.postMessage(reply);
    tell(answerRequest(data, (blob) => reader.readAsArrayBuffer(blob), tell));
  };
}
