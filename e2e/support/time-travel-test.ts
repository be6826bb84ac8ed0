import { TimeTravelApi } from './time-travel-api.ts';
import { test as base } from './chaos-test.ts';
import { findFreePorts } from './ports.ts';
import { SHIFTABLE_CLOCK_ENV } from './shell-process.ts';

const DAY_MS = 86_400_000;

/** A site of its own, whose date a test can move forward. */
export interface TimeTravelSite {
  /** Origin of the shell. */
  readonly url: string;
  readonly api: TimeTravelApi;
  /**
   * Restarts the api with a date `days` days after today. Each call must use a larger number than
   * the previous one.
   */
  readonly continueAfterDays: (days: number) => Promise<void>;
}

/**
 * The Playwright test with a site whose date the test can move forward. The site stops after the
 * test.
 */
export const test = base.extend<{ readonly timeTravelSite: TimeTravelSite }>({
  timeTravelSite: [
    async ({ startShell }, provide) => {
      const [port = 0] = await findFreePorts(1);
      const url = `http://localhost:${port}`;
      const api = await TimeTravelApi.prepare(url);
      try {
        await api.startDaysAhead(0);
        const env = { API_URL: api.url, PORT: String(port), SITE_URL: url };
        const shell = await startShell({ ...SHIFTABLE_CLOCK_ENV, ...env });
        let daysAhead = 0;
        const continueAfterDays = async (days: number) => {
          await api.startDaysAhead(days);
          shell.shiftClock((days - daysAhead) * DAY_MS);
          daysAhead = days;
        };
        await provide({ url, api, continueAfterDays });
      } finally {
        await api.dispose();
      }
    },
    { timeout: 120_000 },
  ],
});
