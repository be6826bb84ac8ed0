import type { Metric } from 'web-vitals';
import type { VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';
import type { ViewLoader } from './view-loader.ts';

/**
 * Sends web vitals, labelled `remote@release`, to the telemetry endpoint when the page is hidden.
 */
export function reportVitals(page: PagePayload, views: ViewLoader): void {
  const remote = page.area?.remote ?? 'shell';
  const latest = new Map<string, VitalReport>();
  const remember = ({ name, value, rating }: Metric) => {
    const report = {
      remote,
      release: views.getRelease(remote),
      path: page.path,
      name,
      value,
      rating,
    };
    latest.set(name, report as VitalReport);
  };
  const observe = async () => {
    const { onCLS, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "vitals" */ 'web-vitals'
    );
    for (const start of [onCLS, onINP, onLCP, onTTFB]) start(remember);
  };
  // The browser buffers earlier measurements, so none is lost when the library loads only at the
  // first interaction.
  void waitForFirstInteraction()
    .then(observe)
    .catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || latest.size === 0) return;
    const reports = [...latest.values()];
    latest.clear();
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    navigator.sendBeacon('/api/telemetry/vitals', body);
  });
}
