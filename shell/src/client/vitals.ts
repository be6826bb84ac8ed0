import type { PagePayload } from '#page/page-payload.ts';
import type { ViewLoader } from './view-loader.ts';
import { whenIdle } from '@gruenland/shared-ui/waiting/when-idle.ts';

/** Sends web vitals to our own intake when the page is left, labelled remote@release. */
export function reportVitals(page: PagePayload, views: ViewLoader): void {
  const remote = page.area?.remote ?? 'shell';
  whenIdle(async () => {
    const { onCLS, onINP, onLCP, onTTFB } = await import(
      /* webpackChunkName: "vitals" */ 'web-vitals'
    );
    const send = ({ name, value }: { name: string; value: number }) => {
      const body = { remote, release: views.releaseOf(remote), path: page.path, name, value };
      navigator.sendBeacon(
        '/api/intake/vitals',
        new Blob([JSON.stringify(body)], { type: 'application/json' }),
      );
    };
    for (const observe of [onCLS, onINP, onLCP, onTTFB]) observe(send);
  });
}
