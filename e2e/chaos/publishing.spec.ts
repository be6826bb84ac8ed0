import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { busyness, inMs, tellFigure } from '../support/figures.ts';
import {
  LISTING,
  notShowing,
  pathsWith,
  PUBLISHED,
  msUntil,
  shownAfter,
} from '../support/publishing.ts';

/** Milliseconds until everybody sees what was published, when the content service tells us. */
const WITHIN = 2000;

/** Reads of the content service that all these pages take together. */
const READS = 32;

/**
 * Next door without a limit; hosted spaces are read at most five times a second, which is what the
 * last of all pages then waits for.
 */
for (const [where, CONTENT_RATE_LIMIT, waiting] of [
  ['binnen zwei Sekunden, nebenan', '0', 0],
  ['so bald das Lesen im fremden Haus es zulässt', '5', (READS / 5) * 1000],
] as const)
  test(`Was veröffentlicht wird, steht auf allen Seiten, die es zeigen (${where})`, async ({
    startWholeShell,
  }) => {
    test.setTimeout(120_000);
    const content = await ContentProcess.prepare();
    try {
      const CONTENT_ENDPOINT = `${content.url}/v2`;
      const shell = await startWholeShell({ CONTENT_ENDPOINT, CONTENT_RATE_LIMIT });
      await content.start(`${shell.url}/_hooks/content`);
      // Every page is in the cache of pages now: only the word of the service can renew it at once.
      await expect
        .poll(() => notShowing(shell, 'Das fünfte Glied'), { timeout: 20_000 })
        .toEqual([]);
      await content.publishHeadline(PUBLISHED, 'Das sechste Glied');
      const after = await shownAfter(shell, 'Das sechste Glied', 15_000);
      tellFigure(`published, seen on all pages (${CONTENT_RATE_LIMIT}/s)`, inMs(after));
      expect(after).toBeLessThan(WITHIN * busyness() + waiting);
    } finally {
      await content.stop();
    }
  });

test('Neues, Verschobenes und Zurückgezogenes steht binnen zwei Sekunden überall richtig, auch nach einem Neustart', async ({
  startWholeShell,
}) => {
  test.setTimeout(120_000);
  const content = await ContentProcess.prepare();
  try {
    const env = { CONTENT_ENDPOINT: `${content.url}/v2` };
    const shell = await startWholeShell(env);
    await content.start(`${shell.url}/_hooks/content`);
    const within = WITHIN * busyness();
    const everywhere = [...LISTING].toSorted();
    const listed = async (href: string) => (await pathsWith(shell, href)).toSorted();
    const status = async (path: string) => (await shell.get(path)).status;
    await expect.poll(() => listed('/artikel/das-fuenfte-glied')).toEqual(everywhere);
    expect(await status('/artikel/ganz-neu')).toBe(404);

    await test.step('neu', async () => {
      await content.publishCopy(PUBLISHED, 'ganz-neu', 'Ganz neu hier');
      const where = async () => [
        await status('/artikel/ganz-neu'),
        ...(await listed('/artikel/ganz-neu')),
      ];
      expect(await msUntil(where, [200, ...everywhere])).toBeLessThan(within);
    });
    await test.step('verschoben', async () => {
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
    await test.step('und wieder zurück', async () => {
      const both = async () => [
        await status('/artikel/das-fuenfte-glied'),
        await status('/artikel/das-letzte-glied'),
      ];
      // Somebody has read it there; an address that nobody knows need not lead on.
      await expect.poll(() => status('/artikel/das-letzte-glied')).toBe(200);
      await content.move('artikel/das-letzte-glied', 'das-fuenfte-glied');
      expect(await msUntil(both, [200, 301])).toBeLessThan(within);
      await content.move(PUBLISHED, 'das-letzte-glied');
      expect(await msUntil(both, [301, 200])).toBeLessThan(within);
    });
    await test.step('zurückgezogen', async () => {
      await content.unpublish('artikel/ganz-neu');
      const where = async () => [
        await status('/artikel/ganz-neu'),
        ...(await listed('/artikel/ganz-neu')),
      ];
      expect(await msUntil(where, [410])).toBeLessThan(within);
    });
    await test.step('nach einem Neustart', async () => {
      await content.unpublish('artikel/das-lager-entscheidet');
      const restarted = await startWholeShell(env);
      const old = await restarted.get('/artikel/das-fuenfte-glied');
      expect([old.status, old.headers.get('location')]).toEqual([301, '/artikel/das-letzte-glied']);
      expect((await restarted.get('/artikel/das-lager-entscheidet')).status).toBe(410);
      expect((await restarted.get('/artikel/nie-gewesen')).status).toBe(404);
    });
  } finally {
    await content.stop();
  }
});
