import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '#search/api-error.ts';
import { wordPostings } from '#search/backend/word-postings.ts';
import { SearchStore } from '#search/store/search-store.ts';
import { createSearchRequestHandlers } from './search-request-handlers.ts';
import type { WorkerRequest, WorkerReply } from './search-requests.ts';

/** Code of the worker thread: keeps all indices and handles requests one after another. */

const { folder } = workerData as { readonly folder: string };
const port = parentPort;

const store = await SearchStore.open(folder, wordPostings, (error, { kind, index }) => {
  port?.postMessage({ failure: `${kind} ${index}: ${String(error)}` });
});
const handlers = createSearchRequestHandlers(store);

async function handleRequest({ id, name, args }: WorkerRequest): Promise<WorkerReply> {
  try {
    const work = handlers[name] as (...args: readonly unknown[]) => unknown;
    return { id, value: await work(...args) };
  } catch (error) {
    const { status, message } =
      error instanceof ApiError ? error : { status: 500, message: String(error) };
    return { id, error: { status, message } };
  }
}

port?.on('message', (request: WorkerRequest) => {
  void handleRequest(request).then((reply) => port.postMessage(reply));
});
port?.postMessage({ ready: true });
