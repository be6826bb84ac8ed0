import { ApiOverDays } from './api-over-days.ts';
import { test as base } from './chaos-test.ts';
import { freePorts } from './ports.ts';
import { SHIFTABLE_CLOCK } from './shell-process.ts';

const DAY_MS = 86_400_000;

/** A site of one test's own, on which days pass. */
export interface SiteOverDays {
  /** Origin of its shell. */
  readonly url: string;
  readonly api: ApiOverDays;
  /** Goes on so many days after today; later than before. */
  readonly goOnAfter: (days: number) => Promise<void>;
}

/** Tests in which days pass. What they start ends with them, however they end. */
export const test = base.extend<{ readonly siteOverDays: SiteOverDays }>({
  siteOverDays: [
    async ({ startShell }, provide) => {
      const [port = 0] = await freePorts(1);
      const url = `http://localhost:${port}`;
      const api = await ApiOverDays.prepare(url);
      try {
        await api.startAfter(0);
        const own = { API_URL: api.url, PORT: String(port), SITE_URL: url };
        const shell = await startShell({ ...SHIFTABLE_CLOCK, ...own });
        let today = 0;
        const goOnAfter = async (days: number) => {
          await api.startAfter(days);
          shell.shiftClock((days - today) * DAY_MS);
          today = days;
        };
        await provide({ url, api, goOnAfter });
      } finally {
        await api.end();
      }
    },
    { timeout: 120_000 },
  ],
});
