import { expect } from '@playwright/test';
import type { BuiltRelease } from '../support/built-release.ts';
import { test } from '../support/chaos-test.ts';
import { getLoadFactor, formatMs, getMedian, reportFigure } from '../support/figures.ts';
import { measureHeapBytes } from '../support/measure-heap-bytes.ts';
import { INSPECTOR_ENV } from '../support/inspector.ts';
import { PageClients } from '../support/page-clients.ts';
import type { PageResult } from '../support/page-clients.ts';
import type { TestReleaseOrigin } from '../support/test-release-origin.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';

/** Number of releases in a test run (`E2E_RELEASES`). The default is 4; `npm run soak` sets 100. */
const RELEASE_COUNT = Number(process.env['E2E_RELEASES'] ?? 4);
const CLIENT_COUNT = 3;
/**
 * Whether the test measures how much the heap grows (`npm run soak`). The heap grows until the page
 * cache is full and the shell keeps 16 release combinations for open tabs. So the test publishes
 * more releases before it measures.
 */
const MEASURES_HEAP = process.env['E2E_SOAK'] === '1';
const WARM_UP_RELEASE_COUNT = MEASURES_HEAP ? 20 : 1;
/** Number of pages that the clients load after each release of the warm-up. */
const PAGES_PER_WARM_UP_RELEASE = 20;
const MAX_HEAP_GROWTH_BYTES = 5 * 1024 * 1024;
/** Time limit from publishing a release to its first page, for the median release. */
const MAX_MEDIAN_DELAY_MS = 1000;
/** Time limit from publishing a release to its first page, for the slowest release. */
const MAX_DELAY_MS = 4000;

const REMOTE = 'mf-veranstaltungen';
/** Paths of a cached page and of a page that is rendered for each request. */
const PATHS = ['/veranstaltungen', '/veranstaltungen/success'];
const REPLACED_TEXT = 'Veranstaltung';

/** The releases whose files a page names, and the numbers of the releases that rendered it. */
interface PageReleases {
  /** Release ids in the URLs of browser files. */
  readonly releaseIds: readonly string[];
  /** Release numbers in texts that the server bundle renders. */
  readonly releaseNumbers: readonly number[];
}

interface Flip {
  readonly id: string;
  readonly publishedAtMs: number;
}

test(
  `${RELEASE_COUNT} releases under load are live immediately without a failed request`,
  { tag: '@soak' },
  async ({ releases, releaseOrigin, startCompleteShell }) => {
    test.setTimeout(120_000 + RELEASE_COUNT * 5000);
    const shell = await startCompleteShell({ ...INSPECTOR_ENV, RELEASES_POLL_MS: '' });
    const { pid } = shell;
    const variants = Array.from({ length: WARM_UP_RELEASE_COUNT + RELEASE_COUNT }, (_, index) =>
      createNumberedVariant(releases[REMOTE], index + 1),
    );
    const clients = new PageClients(shell, PATHS, { extractData: parsePageReleases });
    for (const [count, variant] of variants.slice(0, WARM_UP_RELEASE_COUNT).entries()) {
      await publishAndPush(shell, releaseOrigin, variant);
      // The clients start after the first numbered release, because texts of the release before it
      // contain no number.
      if (count === 0) clients.start(CLIENT_COUNT);
      await expect
        .poll(() => clients.results.length)
        .toBeGreaterThan((count + 1) * PAGES_PER_WARM_UP_RELEASE);
    }
    const heapBytesBefore = MEASURES_HEAP ? await measureHeapBytes(shell.output.join('')) : 0;

    const flips: Flip[] = [];
    for (const variant of variants.slice(WARM_UP_RELEASE_COUNT)) {
      const { id } = variant.document;
      releaseOrigin.publish(variant);
      flips.push({ id, publishedAtMs: performance.now() });
      await expect
        .poll(() => clients.results.filter(({ data }) => data.releaseIds.includes(id)).length, {
          intervals: [20],
          timeout: 15_000,
        })
        .toBeGreaterThan(CLIENT_COUNT);
    }
    const heapBytesAfter = MEASURES_HEAP ? await measureHeapBytes(shell.output.join('')) : 0;
    const heapGrowthBytes = heapBytesAfter - heapBytesBefore;
    await clients.stop();

    expect([...clients.failures, ...clients.unansweredRequests]).toEqual([]);
    expect(shell.isRunning).toBe(true);
    expect(shell.pid).toBe(pid);
    expect(heapGrowthBytes).toBeLessThan(MAX_HEAP_GROWTH_BYTES);
    const ids = variants.map(({ document }) => document.id);
    expect(clients.results.filter(({ data }) => !isFromSingleRelease(data, ids))).toEqual([]);
    expectNoOlderPages(clients.results, flips);
    const delaysMs = flips.map(
      ({ id, publishedAtMs: publishedAt }) =>
        getFirstPageOfRelease(clients.results, id).doneAtMs - publishedAt,
    );
    reportFigure(
      'releases under load',
      `${RELEASE_COUNT}, pages ${clients.results.length}, none failed`,
    );
    if (MEASURES_HEAP)
      reportFigure('heap growth over them', `${(heapGrowthBytes / 1024 / 1024).toFixed(1)} MB`);
    reportFigure('flip to first page by polling, median', formatMs(getMedian(delaysMs)));
    reportFigure('flip to first page by polling, slowest', formatMs(Math.max(...delaysMs)));
    expect(getMedian(delaysMs)).toBeLessThan(MAX_MEDIAN_DELAY_MS * getLoadFactor());
    expect(Math.max(...delaysMs)).toBeLessThan(MAX_DELAY_MS * getLoadFactor());
  },
);

function createNumberedVariant(base: BuiltRelease, count: number): BuiltRelease {
  const text = `${REPLACED_TEXT} (Fassung ${count})`;
  return createReleaseVariant(base, { label: `Fassung ${count}`, text: [REPLACED_TEXT, text] });
}

/** Publishes a release and pushes it to the shell immediately. */
async function publishAndPush(
  shell: ShellProcess,
  releaseOrigin: TestReleaseOrigin,
  release: BuiltRelease,
): Promise<void> {
  releaseOrigin.publish(release);
  const response = await fetch(`${shell.url}/_hooks/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: REMOTE, latest: releaseOrigin.latest(REMOTE) }),
  });
  expect(response.status).toBe(200);
}

function parsePageReleases({ html }: FetchedPage): PageReleases {
  const releaseIds = [...html.matchAll(new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`, 'g'))];
  const releaseNumbers = [...html.matchAll(/\(Fassung (\d+)\)/g)];
  return {
    releaseIds: [...new Set(releaseIds.map(([, id]) => id ?? ''))],
    releaseNumbers: [...new Set(releaseNumbers.map(([, count]) => Number(count)))],
  };
}

/** Returns whether the page names the files of a single release that also rendered the page. */
function isFromSingleRelease(
  { releaseIds, releaseNumbers }: PageReleases,
  ids: readonly string[],
): boolean {
  return (
    releaseIds.length === 1 &&
    releaseNumbers.length === 1 &&
    ids[(releaseNumbers[0] ?? 0) - 1] === releaseIds[0]
  );
}

/**
 * Checks that no request gets a page of an older release after the first page of the new release.
 */
function expectNoOlderPages(
  results: readonly PageResult<PageReleases>[],
  flips: readonly Flip[],
): void {
  for (const [index, { id, publishedAtMs: publishedAt }] of flips.entries()) {
    const servedSinceMs = Math.max(getFirstPageOfRelease(results, id).doneAtMs, publishedAt);
    const olderIds = new Set(flips.slice(0, index).map((flip) => flip.id));
    const outdatedResults = results.filter(
      ({ sentAtMs: sentAt, data }) =>
        sentAt > servedSinceMs && olderIds.has(data.releaseIds[0] ?? ''),
    );
    expect(outdatedResults).toEqual([]);
  }
}

function getFirstPageOfRelease(
  results: readonly PageResult<PageReleases>[],
  id: string,
): PageResult<PageReleases> {
  const firstPage = results.find(({ data }) => data.releaseIds.includes(id));
  if (!firstPage) throw new Error(`no page of release ${id} was returned`);
  return firstPage;
}
