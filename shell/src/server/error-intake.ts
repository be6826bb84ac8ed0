import { intakeBatchMax } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { ErrorIntakeRequest, ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { ReleaseMetrics } from './metrics/release-metrics.ts';

/** Milliseconds in which reports are gathered, so that a fault in a loop costs one call a second. */
const GATHER_MS = 1000;
/** Milliseconds the intake may take; what it does not take is dropped, the log has it all. */
const TIMEOUT_MS = 2000;

/** Where an error of a server render comes from. */
export interface ServerErrorOrigin {
  readonly remote: string;
  readonly release: string;
  readonly part?: string | undefined;
  /** Path without query: it may carry a token. */
  readonly path: string;
  readonly requestId: string;
  readonly crawler: boolean;
}

/** Reports errors of server renders to our own intake. No page waits for it or fails with it. */
export class ErrorIntake {
  readonly #url: string;
  readonly #log: Logger;
  readonly #metrics: Pick<ReleaseMetrics, 'fault'>;
  #reports: ErrorReport[] = [];

  constructor(apiUrl: string, log: Logger, metrics: Pick<ReleaseMetrics, 'fault'>) {
    this.#metrics = metrics;
    this.#url = `${apiUrl}/api/intake/errors`;
    this.#log = log;
  }

  /** Counts a fault and takes a report; beyond one batch a second reports are dropped. */
  report(error: unknown, origin: ServerErrorOrigin): void {
    this.#metrics.fault(origin, 'server');
    if (this.#reports.length >= intakeBatchMax) return;
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    this.#reports.push({
      ...origin,
      name,
      message: message.slice(0, 500),
      stack: (stack ?? '').slice(0, 4000),
      side: 'server',
    });
    if (this.#reports.length === 1) setTimeout(() => void this.#send(), GATHER_MS).unref();
  }

  async #send(): Promise<void> {
    const request: ErrorIntakeRequest = { reports: this.#reports };
    this.#reports = [];
    try {
      const answer = await fetch(this.#url, {
        method: 'POST',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      });
      await answer.body?.cancel();
      if (!answer.ok) this.#log.warn({ status: answer.status }, 'error intake refuses reports');
    } catch (error) {
      this.#log.warn({ error: String(error) }, 'errors could not be reported');
    }
  }
}
