import { AsyncLocalStorage } from 'node:async_hooks';

import type { FastifyInstance } from 'fastify';

/** Id of the request that something is done for, wherever it is done. */
const current = new AsyncLocalStorage<string>();

/** The request that asked for what runs now; null for what nobody asked for. */
export function requestOf(): string | null {
  return current.getStore() ?? null;
}

/** Runs something for a request, also when that has long been answered. */
export function forRequest<Result>(id: string | null, work: () => Result): Result {
  return id === null ? work() : current.run(id, work);
}

/** Everything that a request begins knows its id. */
export function rememberRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => current.run(request.id, done));
}
