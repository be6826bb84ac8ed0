import type { FastifyInstance } from 'fastify';

/** Controls the tracing of this process. */
export interface Tracing {
  readonly isOn: boolean;
  /**
   * Creates a span for every request to the server. Call this method before routes are registered.
   */
  readonly instrumentServer: (app: FastifyInstance) => Promise<void>;
  /** Sends pending spans and stops tracing. */
  readonly stop: () => Promise<void>;
}

/** Traces nothing. */
export const noTracing: Tracing = {
  isOn: false,
  instrumentServer: () => Promise.resolve(),
  stop: () => Promise.resolve(),
};
