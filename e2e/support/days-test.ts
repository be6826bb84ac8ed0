import { ApiOverDays } from './api-over-days.ts';
import { test as base } from './chaos-test.ts';
import { freePorts } from './ports.ts';

/** A site of one test's own, whose api can be started on a later day. */
export interface SiteOverDays {
  /** Origin of its shell. */
  readonly url: string;
  readonly api: ApiOverDays;
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
        await startShell({ API_URL: api.url, PORT: String(port), SITE_URL: url });
        await provide({ url, api });
      } finally {
        await api.end();
      }
    },
    { timeout: 60_000 },
  ],
});
