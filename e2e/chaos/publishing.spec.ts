import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { busyness, inMs, reportFigure } from '../support/figures.ts';
import {
  LISTING,
  pathsNotShowing,
  pathsWith,
  PUBLISHED,
  msUntil,
  msUntilShown,
} from '../support/publishing.ts';

/** Milliseconds until a publication is visible everywhere after the webhook. */
const WITHIN = 2000;

/** Number of content service requests that all these pages need. */
const READS = 32;

/**
 * A local service has no limit. A hosted space allows five reads per second, which delays the last
 * page.
 */
for (const [where, CONTENT_RATE_LIMIT, waiting] of [
  ['within two seconds, local service', '0', 0],
  ['as soon as the hosted rate limit allows', '5', (READS / 5) * 1000],
] as const)
  test(`a publication is visible on all pages that show it (${where})`, async ({
    startCompleteShell,
  }) => {
    test.setTimeout(120_000);
    const content = await ContentProcess.prepare();
    try {
      const CONTENT_ENDPOINT = `${content.url}/v2`;
      const shell = await startCompleteShell({ CONTENT_ENDPOINT, CONTENT_RATE_LIMIT });
      await content.start(`${shell.url}/_hooks/content`);
      // All pages are in the page cache: only the webhook can renew them at once.
      await expect
        .poll(() => pathsNotShowing(shell, 'Das fünfte Glied'), { timeout: 20_000 })
        .toEqual([]);
      await content.publishHeadline(PUBLISHED, 'Das sechste Glied');
      const after = await msUntilShown(shell, 'Das sechste Glied', 15_000);
      reportFigure(`published, seen on all pages (${CONTENT_RATE_LIMIT}/s)`, inMs(after));
      expect(after).toBeLessThan(WITHIN * busyness() + waiting);
    } finally {
      await content.stop();
    }
  });

test('new, moved and unpublished stories are correct everywhere within two seconds, also after a restart', async ({
  startCompleteShell,
}) => {
  test.setTimeout(120_000);
  const content = await ContentProcess.prepare();
  try {
    const env = { CONTENT_ENDPOINT: `${content.url}/v2` };
    const shell = await startCompleteShell(env);
    await content.start(`${shell.url}/_hooks/content`);
    const within = WITHIN * busyness();
    const everywhere = [...LISTING].toSorted();
    const listed = async (href: string) => (await pathsWith(shell, href)).toSorted();
    const status = async (path: string) => (await shell.get(path)).status;
    await expect.poll(() => listed('/artikel/das-fuenfte-glied')).toEqual(everywhere);
    expect(await status('/artikel/ganz-neu')).toBe(404);

    await test.step('new', async () => {
      await content.publishCopy(PUBLISHED, 'ganz-neu', 'Ganz neu hier');
      const where = async () => [
        await status('/artikel/ganz-neu'),
        ...(await listed('/artikel/ganz-neu')),
      ];
      expect(await msUntil(where, [200, ...everywhere])).toBeLessThan(within);
    });
    await test.step('moved', async () => {
      await content.move(PUBLISHED, 'das-letzte-glied');
      const where = async () => [
        await status('/artikel/das-fuenfte-glied'),
        ...(await listed('/artikel/das-letzte-glied')),
      ];
      expect(await msUntil(where, [301, ...everywhere])).toBeLessThan(within);
      expect(await listed('/artikel/das-fuenfte-glied')).toEqual([]);
      const { headers } = await shell.get('/artikel/das-fuenfte-glied');
      expect(headers.get('location')).toBe('/artikel/das-letzte-glied');
    });
    await test.step('moved back', async () => {
      const both = async () => [
        await status('/artikel/das-fuenfte-glied'),
        await status('/artikel/das-letzte-glied'),
      ];
      // Redirects apply only to addresses that were read before.
      await expect.poll(() => status('/artikel/das-letzte-glied')).toBe(200);
      await content.move('artikel/das-letzte-glied', 'das-fuenfte-glied');
      expect(await msUntil(both, [200, 301])).toBeLessThan(within);
      await content.move(PUBLISHED, 'das-letzte-glied');
      expect(await msUntil(both, [301, 200])).toBeLessThan(within);
    });
    await test.step('unpublished', async () => {
      await content.unpublish('artikel/ganz-neu');
      const where = async () => [
        await status('/artikel/ganz-neu'),
        ...(await listed('/artikel/ganz-neu')),
      ];
      expect(await msUntil(where, [410])).toBeLessThan(within);
    });
    await test.step('after a restart', async () => {
      await content.unpublish('artikel/das-lager-entscheidet');
      const restarted = await startCompleteShell(env);
      const old = await restarted.get('/artikel/das-fuenfte-glied');
      expect([old.status, old.headers.get('location')]).toEqual([301, '/artikel/das-letzte-glied']);
      expect((await restarted.get('/artikel/das-lager-entscheidet')).status).toBe(410);
      expect((await restarted.get('/artikel/nie-gewesen')).status).toBe(404);
    });
  } finally {
    await content.stop();
  }
});
