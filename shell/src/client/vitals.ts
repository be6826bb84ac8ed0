import type { Metric } from 'web-vitals';
import type { VitalReport } from '@gruenland/shared-contracts/api/telemetry.ts';
import type { PagePayload } from '#page/page-payload.ts';
import { firstSign } from '@gruenland/shared-ui/waiting/firstSign.ts';
import type { ViewLoader } from './view-loader.ts';

/** Sends web vitals to our own intake once the page is left, labelled remote@release. */
export function reportVitals(page: PagePayload, views: ViewLoader): void {
  const remote = page.area?.remote ?? 'shell';
  const seen = new Map<string, VitalReport>();
  const note = ({ name, value, rating }: Metric) => {
    const report = {
      remote,
      release: views.releaseOf(remote),
      path: page.path,
      name,
      value,
      rating,
    };
    seen.set(name, report as VitalReport);
  };
  const observe = async () => {
    const { onCLS, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "vitals" */ 'web-vitals'
    );
    for (const start of [onCLS, onINP, onLCP, onTTFB]) start(note);
  };
  // The browser keeps what it measured before: nothing is missed by asking when somebody is there.
  void firstSign()
    .then(observe)
    .catch(() => {});
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || seen.size === 0) return;
    const reports = [...seen.values()];
    seen.clear();
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    navigator.sendBeacon('/api/intake/vitals', body);
  });
}
