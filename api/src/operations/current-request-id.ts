import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyInstance } from 'fastify';

/** Id of the HTTP request that the current code runs for. */
const requestIdStorage = new AsyncLocalStorage<string>();

/** Returns the id of the HTTP request that caused the current work; null for scheduled work. */
export function getCurrentRequestId(): string | null {
  return requestIdStorage.getStore() ?? null;
}

/** Runs `operation` as work of the request with this id, even after the request was answered. */
export function runForRequest<Result>(id: string | null, operation: () => Result): Result {
  return id === null ? operation() : requestIdStorage.run(id, operation);
}

/** Makes the request id available to all code that a request starts. */
export function trackRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => requestIdStorage.run(request.id, done));
}
