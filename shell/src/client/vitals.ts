import type { VitalReport } from '@gruenland/shared-contracts/api/intake.ts';
import type { Metric } from 'web-vitals';
import type { PagePayload } from '#page/page-payload.ts';
import type { ViewLoader } from './view-loader.ts';
import { whenIdle } from '@gruenland/shared-ui/waiting/whenIdle.ts';

/** Sends web vitals to our own intake when the page is left, labelled remote@release. */
export function reportVitals(page: PagePayload, views: ViewLoader): void {
  const remote = page.area?.remote ?? 'shell';
  whenIdle(async () => {
    const { onCLS, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "vitals" */ 'web-vitals'
    );
    const send = ({ name, value, rating }: Metric) => {
      const report: VitalReport = {
        remote,
        release: views.releaseOf(remote),
        path: page.path,
        name,
        value,
        rating,
      };
      const body = new Blob([JSON.stringify({ reports: [report] })], { type: 'application/json' });
      navigator.sendBeacon('/api/intake/vitals', body);
    };
    for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(send);
  });
}
