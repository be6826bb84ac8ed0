import { expect } from '@playwright/test';
import { createReleaseWithFailingLoader } from '../support/breaking-release.ts';
import { test } from '../support/chaos-test.ts';
import { waitForHydration } from '../support/demo-reader.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import { recordCase } from '../support/resilience-case.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';

const REMOTE = 'mf-veranstaltungen';
/** Path of a page that shared caches may store. */
const EVENT_LIST_PATH = '/veranstaltungen';
const CANARY_SHARE_PERCENT = 20;
const VISITOR_COUNT = 200;

const visitWithBucket = (
  shell: ShellProcess,
  bucket: number,
  headers: Readonly<Record<string, string>> = {},
): Promise<FetchedPage> =>
  shell.get(EVENT_LIST_PATH, { cookie: `gl_bucket=${bucket}`, ...headers });

const getReleaseId = ({ html }: FetchedPage): string =>
  new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`).exec(html)?.[1] ?? 'none';

test('the browser generates and keeps its bucket number; the server sets no cookie', async ({
  page,
  context,
  startCompleteShell,
}) => {
  const shell = await startCompleteShell();
  const bucketCookies: string[] = [];
  page.on('response', async (response) => {
    const cookies = await response.headerValues('set-cookie').catch(() => []);
    bucketCookies.push(...cookies.filter((cookie) => cookie.startsWith('gl_bucket')));
  });
  const readBucket = async () =>
    (await context.cookies()).find(({ name }) => name === 'gl_bucket')?.value;
  const response = await page.goto(shell.url + EVENT_LIST_PATH);
  expect(await response?.headerValue('set-cookie')).toBeNull();
  await waitForHydration(page);
  await expect.poll(readBucket).toMatch(/^\d{1,2}$/);
  const firstBucket = await readBucket();
  await page.reload();
  await waitForHydration(page);
  expect(await readBucket()).toBe(firstBucket);
  expect(bucketCookies).toEqual([]);
});

test(
  `a canary of ${CANARY_SHARE_PERCENT} % reaches exactly that share of ${VISITOR_COUNT} visitors and stays with them`,
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    const canary = createReleaseVariant(releases[REMOTE], { label: 'canary' });
    releaseOrigin.publish(releases[REMOTE], {
      canary: { release: canary, share: CANARY_SHARE_PERCENT },
    });
    const shell = await startCompleteShell();
    const { id } = canary.document;
    await expect.poll(async () => getReleaseId(await visitWithBucket(shell, 0))).toBe(id);
    const shownReleaseIds: string[] = [];
    for (let visitorIndex = 0; visitorIndex < VISITOR_COUNT; visitorIndex += 1) {
      const page = await visitWithBucket(shell, visitorIndex % 100);
      expect(page.status).toBe(200);
      expect(page.headers.get('set-cookie')).toBeNull();
      shownReleaseIds.push(getReleaseId(page));
    }
    expect(shownReleaseIds.filter((release) => release === id)).toHaveLength(
      (VISITOR_COUNT * CANARY_SHARE_PERCENT) / 100,
    );
    // Requests 101 to 200 send the same bucket numbers as requests 1 to 100, so they get the same
    // releases.
    expect(shownReleaseIds.slice(100)).toEqual(shownReleaseIds.slice(0, 100));
    // A request without a bucket number (first visit, or no JavaScript) gets the live release.
    expect(getReleaseId(await shell.get(EVENT_LIST_PATH))).toBe(releases[REMOTE].document.id);
  },
);

test(
  'an edge that caches by release may cache the canary as well',
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    const canary = createReleaseVariant(releases[REMOTE], { label: 'canary edge' });
    releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
    const shell = await startCompleteShell();
    const fetchReleaseBucket = async (cookie: string) =>
      (await shell.get('/_edge/bucket', { cookie })).headers.get('x-release-bucket') ?? '';
    await expect.poll(() => fetchReleaseBucket('gl_bucket=0')).toMatch(/^canary:/);
    const canaryReleaseBucket = await fetchReleaseBucket('gl_bucket=49');
    expect(canaryReleaseBucket).toBe(await fetchReleaseBucket('gl_bucket=0'));
    expect(await fetchReleaseBucket('gl_bucket=50')).toBe('live');
    expect(await fetchReleaseBucket('')).toBe('live');

    const readCacheControl = async (bucket: string) => {
      const headers = { cookie: 'gl_bucket=0', 'x-release-bucket': bucket };
      const page = await shell.get(EVENT_LIST_PATH, headers);
      expect(getReleaseId(page)).toBe(canary.document.id);
      return `${page.headers.get('cache-control')} ${page.headers.get('vary')}`;
    };
    expect(await readCacheControl(canaryReleaseBucket)).toMatch(/^public.*x-release-bucket/);
    // An edge that does not yet know about the canary sends the bucket `live`. It must not store the
    // canary page under that bucket.
    expect(await readCacheControl('live')).toMatch(/^private/);
  },
);

test(
  'the cache never mixes canary and live release',
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    const textReplacement = ['Veranstaltung', 'Veranstaltung (Probe)'] as const;
    const canary = createReleaseVariant(releases[REMOTE], {
      label: 'canary text',
      text: textReplacement,
    });
    releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
    const shell = await startCompleteShell();
    await expect
      .poll(async () => getReleaseId(await visitWithBucket(shell, 0)))
      .toBe(canary.document.id);
    const cacheStates = new Set<string>();
    for (let visitIndex = 0; visitIndex < 20; visitIndex += 1) {
      const [canaryPage, livePage] = await Promise.all([
        visitWithBucket(shell, 0),
        visitWithBucket(shell, 99),
      ]);
      expect(getReleaseId(canaryPage)).toBe(canary.document.id);
      expect(canaryPage.html).toContain('(Probe)');
      expect(getReleaseId(livePage)).toBe(releases[REMOTE].document.id);
      expect(livePage.html).not.toContain('(Probe)');
      // Caches in front of the shell must not store the canary page. They may store the live page,
      // but only for requests with the same cookie.
      expect(canaryPage.headers.get('cache-control')).toBe('private, no-cache');
      expect(livePage.headers.get('cache-control')).toContain('public');
      expect(livePage.headers.get('vary')).toContain('cookie');
      for (const page of [canaryPage, livePage])
        cacheStates.add(page.headers.get('x-cache') ?? 'none');
    }
    expect(cacheStates).toContain('hit');
  },
);

test('a canary that throws errors is stopped automatically', async ({
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  const canary = createReleaseWithFailingLoader(releases[REMOTE], 'Der Probelauf hat Wespen');
  releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
  const shell = await startCompleteShell();
  const { id } = canary.document;
  // Bucket 0 gets the canary and bucket 99 gets the live release. Each canary visit comes from
  // another network, because errors in a single network do not stop a canary.
  const canaryStatuses: number[] = [];
  await expect
    .poll(
      async () => {
        expect((await visitWithBucket(shell, 99)).status).toBe(200);
        const headers = { 'x-forwarded-for': `192.0.2.${canaryStatuses.length % 250}` };
        canaryStatuses.push((await visitWithBucket(shell, 0, headers)).status);
        return canaryStatuses.includes(500) && canaryStatuses.at(-1) === 200;
      },
      { intervals: [20], timeout: 15_000 },
    )
    .toBe(true);
  expect(canaryStatuses.filter((status) => status === 500).length).toBeLessThan(20);
  expect(getReleaseId(await visitWithBucket(shell, 0))).toBe(releases[REMOTE].document.id);
  const { canaries } = await shell.health();
  expect(canaries).toMatchObject([{ remote: REMOTE, id, share: 0, stopped: { id } }]);
  const stopLogLine = shell.log.find(({ msg }) => String(msg).startsWith('canary stopped'));
  expect(stopLogLine).toMatchObject({ remote: REMOTE, release: id });
  recordCase({
    group: 'A live release throws',
    part: REMOTE,
    fault: 'canary throws in a loader',
    status: 500,
    effectOnReader:
      'the error page for a few canary visitors, then the live release; no effect on others',
    recoveryLimitMs: 500,
  });
});
