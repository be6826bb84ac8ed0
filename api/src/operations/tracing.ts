import type { FastifyInstance } from 'fastify';

/** Creates spans of this process and exports them to a collector. */
export interface Tracing {
  /** Creates a span for every request. Call it before routes are registered. */
  traceRequests(app: FastifyInstance): Promise<void>;
  /** Exports the remaining spans and stops tracing. */
  stop(): Promise<void>;
}

/** Creates no spans. */
export const noTracing: Tracing = { traceRequests: async () => {}, stop: async () => {} };
