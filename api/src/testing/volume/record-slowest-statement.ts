import type { ClientBase } from 'pg';

import type { Database } from '#db/database.ts';
import { getStatementText } from '#testing/get-statement-text.ts';

export interface SlowestStatement {
  readonly text: string;
  readonly durationMs: number;
}

export interface StatementRecorder {
  /** Returns the slowest statement since the last call; null if there was none. */
  takeSlowest(): SlowestStatement | null;
}

type AnyQuery = (...args: unknown[]) => unknown;

/** Measures every statement on new connections of the database, even failed ones. */
export function recordSlowestStatement({ pool }: Pick<Database, 'pool'>): StatementRecorder {
  let slowest: SlowestStatement | null = null;
  const watchClient = (client: ClientBase): void => {
    const query = client.query.bind(client) as AnyQuery;
    const measuredQuery: AnyQuery = (...args) => {
      const startedAt = performance.now();
      const record = (): void => {
        const durationMs = performance.now() - startedAt;
        const text = getStatementText(args[0]).slice(0, 160);
        if (durationMs > (slowest?.durationMs ?? 0)) slowest = { text, durationMs };
      };
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const measuredCallback: AnyQuery = (...results) => {
          record();
          (callback as AnyQuery)(...results);
        };
        return query(...args.slice(0, -1), measuredCallback);
      }
      const result = query(...args);
      if (result instanceof Promise) result.then(record, record);
      return result;
    };
    client.query = measuredQuery as typeof client.query;
  };
  pool.on('connect', watchClient);
  return {
    takeSlowest: () => {
      const result = slowest;
      slowest = null;
      return result;
    },
  };
}
