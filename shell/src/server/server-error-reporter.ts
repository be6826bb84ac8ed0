import { maxTelemetryReports } from '@gruenland/shared-contracts/api/telemetry.ts';
import type {
  ErrorReportsRequest,
  ErrorReport,
} from '@gruenland/shared-contracts/api/telemetry.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { ReleaseMetrics } from './metrics/release-metrics.ts';

/**
 * Milliseconds for which reports are collected before one request sends them, so that an error in a
 * loop costs one request per second.
 */
const BATCH_INTERVAL_MS = 1000;
/**
 * Timeout in milliseconds for sending a batch. Unsent reports are dropped; the log contains them.
 */
const TIMEOUT_MS = 2000;

/** Remote, page part and URL path in which an error on the server occurred. */
export interface ServerErrorOrigin {
  readonly remote: string;
  readonly release: string;
  readonly part?: string | undefined;
  /** Path of the page without query, which may contain a token. */
  readonly path: string;
  readonly requestId: string;
  readonly crawler: boolean;
}

/**
 * Reports errors of server renders to the telemetry endpoint. Pages neither wait for a report nor
 * fail if it cannot be sent.
 */
export class ServerErrorReporter {
  readonly #url: string;
  readonly #log: Logger;
  readonly #metrics: Pick<ReleaseMetrics, 'recordFault'>;
  #reports: ErrorReport[] = [];

  constructor(apiUrl: string, log: Logger, metrics: Pick<ReleaseMetrics, 'recordFault'>) {
    this.#metrics = metrics;
    this.#url = `${apiUrl}/api/telemetry/errors`;
    this.#log = log;
  }

  /** Counts an error and queues its report. Drops the report if the current batch is full. */
  report(error: unknown, origin: ServerErrorOrigin): void {
    this.#metrics.recordFault(origin, 'server');
    if (this.#reports.length >= maxTelemetryReports) return;
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    this.#reports.push({
      ...origin,
      name,
      message: message.slice(0, 500),
      stack: (stack ?? '').slice(0, 4000),
      side: 'server',
    });
    if (this.#reports.length === 1) setTimeout(() => void this.#send(), BATCH_INTERVAL_MS).unref();
  }

  async #send(): Promise<void> {
    const request: ErrorReportsRequest = { reports: this.#reports };
    this.#reports = [];
    try {
      const response = await fetch(this.#url, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      await response.body?.cancel();
      if (!response.ok)
        this.#log.warn({ status: response.status }, 'telemetry endpoint refused error reports');
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'errors could not be reported');
    }
  }
}
