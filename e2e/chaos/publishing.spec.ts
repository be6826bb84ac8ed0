import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { ContentProcess } from '../support/content-process.ts';
import { getLoadFactor, formatMs, reportFigure } from '../support/figures.ts';
import {
  PATHS_LISTING_ARTICLES,
  findPathsWithoutText,
  findPathsLinkingTo,
  ARTICLE_SLUG,
  measureMsUntilEqual,
  measureMsUntilShown,
} from '../support/publishing.ts';

/** Time limit from the webhook until every page shows the published change. */
const VISIBILITY_LIMIT_MS = 2000;

/**
 * Number of requests to the content service that the shell needs to render all pages that show the
 * article.
 */
const CONTENT_REQUEST_COUNT = 32;

/**
 * The first case has no rate limit. In the second case, the rate limit of a hosted Storyblok space
 * (five reads per second) delays the last page.
 */
for (const [caseTitle, CONTENT_RATE_LIMIT, rateLimitDelayMs] of [
  ['within two seconds, local service', '0', 0],
  ['as soon as the hosted rate limit allows', '5', (CONTENT_REQUEST_COUNT / 5) * 1000],
] as const)
  test(
    `a publication is visible on all pages that show it (${caseTitle})`,
    {
      tag: rateLimitDelayMs > 0 ? '@soak' : [],
    },
    async ({ startCompleteShell }) => {
      test.setTimeout(120_000);
      const content = await ContentProcess.prepare();
      try {
        const CONTENT_ENDPOINT = `${content.url}/v2`;
        const shell = await startCompleteShell({ CONTENT_ENDPOINT, CONTENT_RATE_LIMIT });
        await content.start(`${shell.url}/_hooks/content`);
        // Fills the page cache. After that, only the webhook can make the shell render the pages
        // again at once.
        await expect
          .poll(() => findPathsWithoutText(shell, 'Das fünfte Glied'), { timeout: 20_000 })
          .toEqual([]);
        await content.publishHeadline(ARTICLE_SLUG, 'Das sechste Glied');
        const durationMs = await measureMsUntilShown(shell, 'Das sechste Glied', 15_000);
        reportFigure(
          `published, seen on all pages (${CONTENT_RATE_LIMIT}/s)`,
          formatMs(durationMs),
        );
        expect(durationMs).toBeLessThan(VISIBILITY_LIMIT_MS * getLoadFactor() + rateLimitDelayMs);
      } finally {
        await content.stop();
      }
    },
  );

test(
  'new, moved and unpublished stories are correct everywhere within two seconds, also after a restart',
  { tag: '@soak' },
  async ({ startCompleteShell }) => {
    test.setTimeout(120_000);
    const content = await ContentProcess.prepare();
    try {
      const env = { CONTENT_ENDPOINT: `${content.url}/v2` };
      const shell = await startCompleteShell(env);
      await content.start(`${shell.url}/_hooks/content`);
      const visibilityLimitMs = VISIBILITY_LIMIT_MS * getLoadFactor();
      const pathsToShowArticle = [...PATHS_LISTING_ARTICLES].toSorted();
      const findListingPaths = async (href: string) =>
        (await findPathsLinkingTo(shell, href)).toSorted();
      const fetchStatus = async (path: string) => (await shell.get(path)).status;
      await expect
        .poll(() => findListingPaths('/artikel/das-fuenfte-glied'))
        .toEqual(pathsToShowArticle);
      expect(await fetchStatus('/artikel/ganz-neu')).toBe(404);

      await test.step('new', async () => {
        await content.publishCopy(ARTICLE_SLUG, 'ganz-neu', 'Ganz neu hier');
        const readStates = async () => [
          await fetchStatus('/artikel/ganz-neu'),
          ...(await findListingPaths('/artikel/ganz-neu')),
        ];
        expect(await measureMsUntilEqual(readStates, [200, ...pathsToShowArticle])).toBeLessThan(
          visibilityLimitMs,
        );
      });
      await test.step('moved', async () => {
        await content.changeSlug(ARTICLE_SLUG, 'das-letzte-glied');
        const readStates = async () => [
          await fetchStatus('/artikel/das-fuenfte-glied'),
          ...(await findListingPaths('/artikel/das-letzte-glied')),
        ];
        expect(await measureMsUntilEqual(readStates, [301, ...pathsToShowArticle])).toBeLessThan(
          visibilityLimitMs,
        );
        expect(await findListingPaths('/artikel/das-fuenfte-glied')).toEqual([]);
        const { headers } = await shell.get('/artikel/das-fuenfte-glied');
        expect(headers.get('location')).toBe('/artikel/das-letzte-glied');
      });
      await test.step('moved back', async () => {
        const readStatuses = async () => [
          await fetchStatus('/artikel/das-fuenfte-glied'),
          await fetchStatus('/artikel/das-letzte-glied'),
        ];
        // Requests the article first. The shell creates redirects only for articles that it has
        // already read.
        await expect.poll(() => fetchStatus('/artikel/das-letzte-glied')).toBe(200);
        await content.changeSlug('artikel/das-letzte-glied', 'das-fuenfte-glied');
        expect(await measureMsUntilEqual(readStatuses, [200, 301])).toBeLessThan(visibilityLimitMs);
        await content.changeSlug(ARTICLE_SLUG, 'das-letzte-glied');
        expect(await measureMsUntilEqual(readStatuses, [301, 200])).toBeLessThan(visibilityLimitMs);
      });
      await test.step('unpublished', async () => {
        await content.unpublish('artikel/ganz-neu');
        const readStates = async () => [
          await fetchStatus('/artikel/ganz-neu'),
          ...(await findListingPaths('/artikel/ganz-neu')),
        ];
        expect(await measureMsUntilEqual(readStates, [410])).toBeLessThan(visibilityLimitMs);
      });
      await test.step('after a restart', async () => {
        await content.unpublish('artikel/das-lager-entscheidet');
        const restartedShell = await startCompleteShell(env);
        const redirectResponse = await restartedShell.get('/artikel/das-fuenfte-glied');
        expect([redirectResponse.status, redirectResponse.headers.get('location')]).toEqual([
          301,
          '/artikel/das-letzte-glied',
        ]);
        expect((await restartedShell.get('/artikel/das-lager-entscheidet')).status).toBe(410);
        expect((await restartedShell.get('/artikel/nie-gewesen')).status).toBe(404);
      });
    } finally {
      await content.stop();
    }
  },
);
