import { TimeTravelApi } from './time-travel-api.ts';
import { test as base } from './chaos-test.ts';
import { freePorts } from './ports.ts';
import { SHIFTABLE_CLOCK } from './shell-process.ts';

const DAY_MS = 86_400_000;

/** A separate site whose date a test can move forward. */
export interface TimeTravelSite {
  /** Origin of its shell. */
  readonly url: string;
  readonly api: TimeTravelApi;
  /** Restarts the api `days` days after today; must be later than before. */
  readonly continueAfterDays: (days: number) => Promise<void>;
}

/** Test fixtures for a site whose date moves forward. Their processes stop with the test. */
export const test = base.extend<{ readonly timeTravelSite: TimeTravelSite }>({
  timeTravelSite: [
    async ({ startShell }, provide) => {
      const [port = 0] = await freePorts(1);
      const url = `http://localhost:${port}`;
      const api = await TimeTravelApi.prepare(url);
      try {
        await api.startAfter(0);
        const own = { API_URL: api.url, PORT: String(port), SITE_URL: url };
        const shell = await startShell({ ...SHIFTABLE_CLOCK, ...own });
        let today = 0;
        const continueAfterDays = async (days: number) => {
          await api.startAfter(days);
          shell.shiftClock((days - today) * DAY_MS);
          today = days;
        };
        await provide({ url, api, continueAfterDays });
      } finally {
        await api.end();
      }
    },
    { timeout: 120_000 },
  ],
});
