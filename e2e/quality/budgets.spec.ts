import { PERFORMANCE_BUDGETS } from '@gruenland/federation/publish/budgets.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { REMOTES, test } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { PHONE, readFirstPicture, waitForFirstPicture } from '../support/first-picture.ts';
import { sumBytes, weighPage } from '../support/page-weight.ts';
import { getCaseDetails } from '../support/all-cases.ts';

/** Paths of pages that load the form library. */
const PATHS_WITH_FORMS: readonly string[] = ['/anmelden', '/registrieren'];
/** Paths of pages that are applications and hydrate at once. */
const APPLICATION_PATHS: readonly string[] = ['/suche', ...PATHS_WITH_FORMS];
const PAGES = [
  '/',
  '/artikel',
  '/kleinanzeigen',
  '/jobs',
  '/veranstaltungen',
  '/impressum',
  ...APPLICATION_PATHS,
];

/** Paths of lists like `/kleinanzeigen`, and of a page like an article. Only soak weighs them. */
const REPEATED_PATHS: readonly string[] = ['/artikel', '/jobs', '/veranstaltungen', '/impressum'];

/** Font files of a page without italic text: one for text, one for headlines. */
const FONT_FILES = 2;

/** Path of an article with an advertisement in its text. */
const CUSTOM_AD_ARTICLE_PATH = '/artikel/zwei-zentimeter-daneben';

/** Returns the path of the first article in the list of all articles. */
async function getFirstArticlePath(page: Page): Promise<string> {
  await page.goto('/artikel');
  const href = await page.locator('main a[href^="/artikel/"]').first().getAttribute('href');
  expect(href).toMatch(/^\/artikel\/[\w-]+/);
  return href!;
}

for (const path of [...PAGES, 'Artikel']) {
  const tag = REPEATED_PATHS.includes(path) ? ['@soak'] : [];
  test(
    `weight of ${path}: scripts, styles, fonts, no third-party requests`,
    { tag },
    async ({ page, baseURL }) => {
      const targetPath = path === 'Artikel' ? await getFirstArticlePath(page) : path;
      const { files, hydrationScripts, thirdPartyUrls } = await weighPage(
        page,
        baseURL! + targetPath,
      );
      const scripts = files.filter(({ kind }) => kind === 'script');
      const stylesheets = files.filter(({ kind }) => kind === 'stylesheet');
      const fonts = files.filter(({ kind }) => kind === 'font');
      expect(scripts.length).toBeGreaterThan(0);
      expect(stylesheets.length).toBeGreaterThan(0);
      test.info().annotations.push({
        type: 'gzip',
        description: `scripts ${sumBytes(scripts)}, hydrated ${sumBytes(hydrationScripts)}, styles ${sumBytes(stylesheets)}, fonts ${sumBytes(fonts)}`,
      });
      expect.soft(fonts, formatFiles(fonts)).toHaveLength(FONT_FILES);
      expect
        .soft(sumBytes(fonts), formatFiles(fonts))
        .toBeLessThanOrEqual(PERFORMANCE_BUDGETS.fonts);
      if (!APPLICATION_PATHS.includes(path))
        expect
          .soft(sumBytes(scripts), formatFiles(scripts))
          .toBeLessThanOrEqual(PERFORMANCE_BUDGETS.scriptsBeforeIntent);
      const mainScripts = hydrationScripts.filter(({ path: file }) => /\/main\./.test(file));
      expect(mainScripts).toHaveLength(1);
      expect
        .soft(sumBytes(mainScripts), formatFiles(mainScripts))
        .toBeLessThanOrEqual(PERFORMANCE_BUDGETS.mainScript);
      const maxScriptBytes = PATHS_WITH_FORMS.includes(path)
        ? PERFORMANCE_BUDGETS.scripts
        : PERFORMANCE_BUDGETS.readingScripts;
      expect
        .soft(sumBytes(hydrationScripts), formatFiles(hydrationScripts))
        .toBeLessThanOrEqual(maxScriptBytes);
      expect
        .soft(sumBytes(stylesheets), formatFiles(stylesheets))
        .toBeLessThanOrEqual(
          APPLICATION_PATHS.includes(path)
            ? PERFORMANCE_BUDGETS.styles
            : PERFORMANCE_BUDGETS.stylesBeforeIntent,
        );
      for (const remote of REMOTES) {
        const remoteScripts = hydrationScripts.filter((file) => file.remote === remote);
        expect
          .soft(sumBytes(remoteScripts), `${remote}\n${formatFiles(remoteScripts)}`)
          .toBeLessThanOrEqual(PERFORMANCE_BUDGETS.remoteScripts);
      }
      expect(thirdPartyUrls).toEqual([]);
    },
  );
}

/** Pages of the list of ads, newest first. */
const LIST_PAGES = ['/kleinanzeigen', ...[2, 3, 4].map((page) => `/kleinanzeigen?seite=${page}`)];

/**
 * Pages whose first picture has priority; `entry` matches the link of the list that leads to the page.
 * Small pictures, whose width does not depend on the screen, are WebP.
 */
const PICTURE_PAGES = [
  { name: 'front page', path: '/' },
  { name: 'article', path: '/artikel/der-bach-kommt-zurueck' },
  { name: 'long article', path: '/artikel/das-fuenfte-glied' },
  { name: 'list', path: '/kleinanzeigen', pages: LIST_PAGES, format: 'webp' },
  { name: 'ad', path: '/kleinanzeigen', entry: /^\/kleinanzeigen\/[\w-]+-\d+$/ },
  { name: 'event', path: '/veranstaltungen', entry: /^\/veranstaltungen\/[\w-]+-\d+$/ },
];

/** Returns the paths of the entries of a list. */
async function listEntries(
  request: APIRequestContext,
  path: string,
  entry: RegExp,
): Promise<readonly string[]> {
  const html = await (await request.get(path)).text();
  return [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) =>
    href && entry.test(href) ? [href] : [],
  );
}

/**
 * Returns the first path whose page has a picture with priority: other tests place entries without
 * pictures.
 */
async function findPathWithPicture(
  request: APIRequestContext,
  paths: readonly string[],
): Promise<string> {
  for (const path of paths) {
    const html = await (await request.get(path)).text();
    if (/<img[^>]*fetchpriority="high"/i.test(html)) return path;
  }
  throw new Error(`no page with a picture: ${paths.join(' ')}`);
}

for (const { name, path, pages, entry, format = 'avif' } of PICTURE_PAGES) {
  const tag = name === 'front page' ? [] : ['@soak'];
  test(
    `first picture on a phone is small and loads once: ${name}`,
    { tag },
    async ({ browser, request, baseURL }) => {
      const paths = pages ?? (entry ? await listEntries(request, path, entry) : [path]);
      const pageUrl = baseURL! + (await findPathWithPicture(request, paths));
      await waitForFirstPicture(browser, pageUrl);
      const page = await browser.newPage(PHONE);
      await page.goto(pageUrl);
      await page.waitForLoadState('networkidle');
      const picture = await readFirstPicture(page);
      test.info().annotations.push({ type: 'bytes', description: `${picture?.bytes}` });
      expect(picture?.url).toContain(`format(${format})`);
      expect(picture?.loadedUrls).toEqual([picture?.url]);
      expect(picture?.bytes).toBeGreaterThan(1000);
      expect(picture?.bytes).toBeLessThanOrEqual(PERFORMANCE_BUDGETS.firstPicture);
      await page.close();
    },
  );
}

test('every lazy-loaded block stays small', ({ releases }) => {
  for (const name of REMOTES) {
    const { web } = releases[name].document;
    const alwaysLoadedFiles = new Set([web.entry, ...web.remote]);
    for (const [view, files] of Object.entries(web.views)) {
      if (view.startsWith('route:')) continue;
      const bytes = files
        .filter((file) => !alwaysLoadedFiles.has(file))
        .reduce((sum, file) => sum + (web.files[file]?.gzipBytes ?? Number.NaN), 0);
      expect(bytes, `${name} ${view}`).toBeLessThanOrEqual(PERFORMANCE_BUDGETS.lazyPart);
    }
  }
});

/** Paths of articles whose boxes, charts, galleries and tables need no script in the browser. */
const STATIC_ARTICLE_PATHS = ['/artikel/der-bach-kommt-zurueck', '/artikel/das-fuenfte-glied'];
const SURVEY_ARTICLE_PATH = '/artikel/was-der-frost-erledigt';

for (const [path, expected, details] of [
  ...STATIC_ARTICLE_PATHS.map(
    (articlePath, index) => [articlePath, [], getCaseDetails(index)] as const,
  ),
  [SURVEY_ARTICLE_PATH, ['block-survey'], {}] as const,
  // Subscribers may hide this advertisement. Only the browser knows whether the reader is a
  // subscriber, so the block needs a script.
  [CUSTOM_AD_ARTICLE_PATH, ['block-custom_ad_hideable'], getCaseDetails(1)] as const,
])
  test(
    `block scripts of ${path}: ${expected.join(', ') || 'none'}`,
    details,
    async ({ page, baseURL }) => {
      const { files } = await weighPage(page, baseURL! + path);
      await waitForHydration(page);
      await scrollThrough(page);
      const loadedPaths = files.map(({ path: file }) => file);
      // Blocks load when the browser is idle, after the page itself is hydrated.
      await expect
        .poll(async () => listBlocks([...loadedPaths, ...(await listScripts(page))]))
        .toEqual(expected);
    },
  );

/** Returns the paths of all scripts that the page has requested. */
function listScripts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith('.js')),
  );
}

/** Returns the names of the blocks to which the scripts belong, without duplicates. */
function listBlocks(paths: readonly string[]): readonly string[] {
  return [...new Set(paths.flatMap((path) => /\b(block-[\w-]+?)\.[^/]*js$/.exec(path)?.[1] ?? []))];
}

for (const [widthIndex, width] of [360, 1280].entries())
  for (const [pathIndex, path] of ['/', 'Artikel', CUSTOM_AD_ARTICLE_PATH].entries())
    test(
      `no layout shift on ${path} at ${width} px, also with advertisement and consent banner`,
      getCaseDetails(widthIndex + pathIndex),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const target = path === 'Artikel' ? await getFirstArticlePath(page) : path;
        await page.goto(target);
        await waitForHydration(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        expect
          .soft(await measureLayoutShift(page), 'loaded')
          .toBeLessThanOrEqual(PERFORMANCE_BUDGETS.layoutShift);
        if (path !== 'Artikel')
          await expect(page.getByText('Anzeige', { exact: true }).first()).toBeAttached();
        await page.getByRole('button', { name: 'Alle akzeptieren', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Alle akzeptieren' })).toHaveCount(0);
        await scrollThrough(page);
        expect(await measureLayoutShift(page), 'read to its end').toBeLessThanOrEqual(
          PERFORMANCE_BUDGETS.layoutShift,
        );
      },
    );

/** Scrolls through the page, so that the browser loads lazy pictures. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let scrollTop = 0; scrollTop < document.body.scrollHeight; scrollTop += 400) {
      window.scrollTo(0, scrollTop);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Measures the sum of all layout shifts since the page load. */
function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let shiftSum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shiftSum += (entry as unknown as { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // The browser delivers the shifts that it has buffered before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(shiftSum))),
        );
      }),
  );
}

function formatFiles(files: Awaited<ReturnType<typeof weighPage>>['files']): string {
  return files.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
}
