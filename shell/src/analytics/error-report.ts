import type { ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';

/** Reports per page load; a fault in a loop must not become a flood. */
const MAX_REPORTS = 10;

/** Origin of an error, as the intake labels it. */
export interface ErrorOrigin {
  readonly remote: string;
  readonly part: string;
}

/** Sends browser errors to our own intake, labelled remote@release. */
export class ErrorReporter {
  readonly #releaseOf: (remote: string) => string;
  #sent = 0;

  constructor(releaseOf: (remote: string) => string) {
    this.#releaseOf = releaseOf;
  }

  readonly report = (error: unknown, origin: ErrorOrigin): void => {
    if (this.#sent >= MAX_REPORTS) return;
    this.#sent += 1;
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const report: ErrorReport = {
      remote: origin.remote,
      release: this.#releaseOf(origin.remote),
      part: origin.part,
      path: window.location.pathname,
      name,
      message: message.slice(0, 500),
      stack: (stack ?? '').slice(0, 4000),
    };
    fetch('/api/intake/errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reports: [report] }),
      keepalive: true,
    })
      // The connection is free only once the answer has been read.
      .then((response) => response.text())
      .catch(() => {});
  };

  /** Hears of everything nobody caught. */
  listen(): void {
    window.addEventListener('error', (event) => {
      if (event.error) this.report(event.error, { remote: 'shell', part: 'window' });
    });
    window.addEventListener('unhandledrejection', (event) =>
      this.report(event.reason, { remote: 'shell', part: 'promise' }),
    );
  }
}
