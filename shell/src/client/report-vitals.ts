import type { Metric } from 'web-vitals';
import type { VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';

/**
 * Sends web vitals to the telemetry endpoint when the page is hidden. Each report names the remote
 * and its release.
 */
export function reportVitals(page: PagePayload): void {
  const remote = page.area?.remote ?? 'shell';
  const release = page.assets.releases.find(({ name }) => name === remote)?.id ?? 'none';
  const latestReports = new Map<string, VitalReport>();
  const rememberReport = ({ name, value, rating }: Metric) => {
    const report = {
      remote,
      release,
      path: page.path,
      name,
      value,
      rating,
    };
    latestReports.set(name, report as VitalReport);
  };
  const observe = async () => {
    const { onCLS, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "vitals" */ 'web-vitals'
    );
    for (const registerCallback of [onCLS, onINP, onLCP, onTTFB]) registerCallback(rememberReport);
  };
  // Loads `web-vitals` only at the first interaction. No measurement is lost, because the browser
  // buffers the earlier performance entries.
  void waitForFirstInteraction()
    .then(observe)
    .catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || latestReports.size === 0) return;
    const reports = [...latestReports.values()];
    latestReports.clear();
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    navigator.sendBeacon('/api/telemetry/vitals', body);
  });
}
