import type { ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import { isLeavingPage } from '#navigation/page-leave.ts';

/** Maximum number of reports per page load, so that an error in a loop cannot flood the API. */
const MAX_REPORTS = 10;

/** Remote and page part that caused an error. The telemetry endpoint uses them as labels. */
export interface ErrorOrigin {
  readonly remote: string;
  readonly part: string;
}

/**
 * Sends browser errors to the site's telemetry endpoint. Each report names the remote and its
 * release.
 */
export class ErrorReporter {
  readonly #getRelease: (remote: string) => string;
  #sentCount = 0;

  constructor(getRelease: (remote: string) => string) {
    this.#getRelease = getRelease;
  }

  readonly report = (error: unknown, origin: ErrorOrigin): void => {
    // Browsers cancel the loads of a page that the visitor leaves. The failures are no errors of a
    // release, and must not stop a canary.
    if (isLeavingPage()) return;
    if (this.#sentCount >= MAX_REPORTS) return;
    this.#sentCount += 1;
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
    const report: ErrorReport = {
      remote: origin.remote,
      release: this.#getRelease(origin.remote),
      part: origin.part,
      path: window.location.pathname,
      name,
      message: message.slice(0, 500),
      stack: (stack ?? '').slice(0, 4000),
    };
    fetch('/api/telemetry/errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reports: [report] }),
      keepalive: true,
    })
      // The response body is read so that the browser can reuse the connection.
      .then((response) => response.text())
      .catch(() => {});
  };

  /** Reports all uncaught errors and unhandled promise rejections. */
  reportUncaughtErrors(): void {
    window.addEventListener('error', (event) => {
      if (event.error) this.report(event.error, { remote: 'shell', part: 'window' });
    });
    window.addEventListener('unhandledrejection', (event) =>
      this.report(event.reason, { remote: 'shell', part: 'promise' }),
    );
  }
}
