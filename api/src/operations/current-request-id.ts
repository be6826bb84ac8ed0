import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyInstance } from 'fastify';

/** Stores the id of the HTTP request for which code runs. */
const requestIdStorage = new AsyncLocalStorage<string>();

/** Returns the id of the HTTP request that caused the current work; null for scheduled work. */
export function getCurrentRequestId(): string | null {
  return requestIdStorage.getStore() ?? null;
}

/** Runs `operation` with the given request id, even after the response was sent. */
export function runForRequest<Result>(id: string | null, operation: () => Result): Result {
  return id === null ? operation() : requestIdStorage.run(id, operation);
}

/** Makes the id of a request available to all code that handles it. */
export function trackRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIdStorage.run(request.id, done));
}
