import { createHmac } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { createEditorUrl } from '../support/create-editor-url.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import type { ServiceFault } from '../support/fault-proxy.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const FAULTS: readonly ServiceFault[] = [
  'refused',
  'hangs',
  'hangs in body',
  'slow',
  'status 429',
  'status 500',
  'html',
  'truncated',
];

/** Paths that the test has not requested before. Each fault uses another one. */
const UNCACHED_PATHS = [
  '/datenschutz',
  '/agb',
  '/artikel',
  '/thema/ackerbau',
  '/autoren/henrike-osterloh',
  '/kontakt',
  '/mediadaten',
  '/barrierefreiheit',
];

const CACHED_PATH = '/impressum';

let publicationCount = 0;

/**
 * Notifies the shell of a publication, so that it renders cached pages again. Each call uses a new
 * story id, because the shell ignores a notification that it has already received.
 */
async function dropCachedPages(shell: ShellProcess): Promise<void> {
  const body = JSON.stringify({ action: 'published', story_id: (publicationCount += 1) });
  const signature = createHmac('sha1', 'embedded-webhook').update(body).digest('hex');
  const headers = { 'webhook-signature': signature };
  const { status } = await fetch(`${shell.url}/_hooks/content`, { method: 'POST', body, headers });
  expect(status).toBe(202);
}

/** Fetches the cookie that an editor gets when the visual editor opens a page. */
async function fetchEditorCookie(shell: ShellProcess): Promise<string> {
  const { headers } = await shell.get(createEditorUrl(CACHED_PATH));
  const cookie = headers.getSetCookie().find((line) => line.startsWith('gl_preview='));
  return cookie?.split(';')[0] ?? 'no cookie';
}

test(
  'cached content survives any response of the content service; unknown pages and drafts show an error page',
  { tag: '@soak' },
  async ({ site, startCompleteShell }) => {
    test.setTimeout(120_000);
    const contentProxy = new FaultProxy(site.embeddedUrl);
    const shell = await startCompleteShell({
      CONTENT_ENDPOINT: `${await contentProxy.listen()}/v2`,
    });
    const pageBefore = await shell.get(CACHED_PATH);
    const heading = /<h1[^>]*>[^<]+/.exec(pageBefore.html)?.[0] ?? 'no heading';
    const cookie = await fetchEditorCookie(shell);
    expect((await shell.get(CACHED_PATH, { cookie })).status).toBe(200);
    for (const [index, fault] of FAULTS.entries())
      await test.step(fault, async () => {
        contentProxy.fail(fault);
        await dropCachedPages(shell);
        const [cachedPage, uncachedPage, draftPage] = await Promise.all([
          shell.get(CACHED_PATH),
          shell.get(UNCACHED_PATHS[index] ?? '/'),
          shell.get(CACHED_PATH, { cookie }),
        ]);
        expect([cachedPage.status, cachedPage.headers.get('x-cache')]).toEqual([200, 'miss']);
        expect(cachedPage.html).toContain(heading);
        for (const page of [uncachedPage, draftPage]) {
          expect(page.status).toBe(503);
          expect(page.html).toContain('Das Magazin ist gerade nicht erreichbar');
          expect(page.html).toContain('Noch einmal versuchen');
        }
        contentProxy.repair();
        const isRecovered = async () =>
          (await shell.get(UNCACHED_PATHS[index] ?? '/')).status === 200 &&
          (await shell.get(CACHED_PATH, { cookie })).status === 200;
        await expect.poll(isRecovered, { timeout: 8000 }).toBe(true);
      });
    expect(shell.isRunning).toBe(true);
    expect(JSON.stringify([shell.log, shell.output])).not.toMatch(/unhandled|uncaught/i);
    await contentProxy.close();
  },
);
