import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '#search/api-error.ts';
import { wordPostings } from '#search/backend/word-postings.ts';
import { SearchStore } from '#search/store/search-store.ts';
import { searchDesk } from './search-desk.ts';
import type { Question, Reply } from './search-requests.ts';

/** Runs in a thread of its own: holds all indices and answers questions one after another. */
const { folder } = workerData as { readonly folder: string };
const port = parentPort;

const store = await SearchStore.open(folder, wordPostings, (error, { kind, index }) => {
  port?.postMessage({ failure: `${kind} ${index}: ${String(error)}` });
});
const desk = searchDesk(store);

async function answer({ id, name, args }: Question): Promise<Reply> {
  try {
    const work = desk[name] as (...args: readonly unknown[]) => unknown;
    return { id, value: await work(...args) };
  } catch (error) {
    const { status, message } =
      error instanceof ApiError ? error : { status: 500, message: String(error) };
    return { id, error: { status, message } };
  }
}

port?.on('message', (question: Question) => {
  void answer(question).then((reply) => port.postMessage(reply));
});
port?.postMessage({ ready: true });
