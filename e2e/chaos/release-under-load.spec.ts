import { expect } from '@playwright/test';
import type { BuiltRelease } from '../support/built-release.ts';
import { test } from '../support/chaos-test.ts';
import { busyness, inMs, medianOf, reportFigure } from '../support/figures.ts';
import { heapUsed } from '../support/heap-meter.ts';
import { INSPECTED } from '../support/inspector.ts';
import { PageClients } from '../support/page-clients.ts';
import type { Seen } from '../support/page-clients.ts';
import type { TestReleaseOrigin } from '../support/test-release-origin.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';

/** Number of releases per run; the soak test publishes a hundred (`E2E_RELEASES`). */
const RELEASES = Number(process.env['E2E_RELEASES'] ?? 10);
const CLIENTS = 3;
/**
 * Releases under load before the first heap measurement: a shell keeps the last 16 combinations for
 * open tabs and a page cache, and grows until both are full.
 */
const WARM_UP = 20;
/** Pages between two releases of the warm-up. */
const PAGES_EACH = 50;
const HEAP_GROWTH = 5 * 1024 * 1024;
/** Milliseconds from the flip to the first page of the new release: median and maximum. */
const LIVE_WITHIN_MS = 1000;
const LIVE_AT_THE_LATEST_MS = 4000;

const REMOTE = 'mf-veranstaltungen';
/** A cached page and one that is rendered for each request. */
const PATHS = ['/veranstaltungen', '/veranstaltungen/success'];
const TEXT = 'Veranstaltung';

/** Releases named in a page, and the release that rendered it. */
interface Versions {
  /** From the URLs of browser files. */
  readonly named: readonly string[];
  /** Release numbers in texts rendered by the server bundle. */
  readonly texts: readonly number[];
}

interface Flip {
  readonly id: string;
  readonly at: number;
}

test(`${RELEASES} releases under load are live immediately without a failed request`, async ({
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  test.setTimeout(120_000 + RELEASES * 5000);
  const shell = await startCompleteShell({ ...INSPECTED, RELEASES_POLL_MS: '' });
  const { pid } = shell;
  const variants = Array.from({ length: WARM_UP + RELEASES }, (_, index) =>
    variantOf(releases[REMOTE], index + 1),
  );
  const clients = new PageClients(shell, PATHS, { note: versionsOf });
  for (const [count, variant] of variants.slice(0, WARM_UP).entries()) {
    await push(shell, releaseOrigin, variant);
    // Not before the first flip: the release below it has no number in its texts.
    if (count === 0) clients.start(CLIENTS);
    await expect.poll(() => clients.seen.length).toBeGreaterThan((count + 1) * PAGES_EACH);
  }
  const before = await heapUsed(shell.output.join(''));

  const flips: Flip[] = [];
  for (const variant of variants.slice(WARM_UP)) {
    const { id } = variant.document;
    releaseOrigin.publish(variant);
    flips.push({ id, at: performance.now() });
    await expect
      .poll(() => clients.seen.filter(({ noted }) => noted.named.includes(id)).length, {
        intervals: [20],
        timeout: 15_000,
      })
      .toBeGreaterThan(CLIENTS);
  }
  const growth = (await heapUsed(shell.output.join(''))) - before;
  await clients.stop();

  expect([...clients.failures, ...clients.unanswered]).toEqual([]);
  expect(shell.running).toBe(true);
  expect(shell.pid).toBe(pid);
  expect(growth).toBeLessThan(HEAP_GROWTH);
  const ids = variants.map(({ document }) => document.id);
  expect(clients.seen.filter(({ noted }) => !isOneVersion(noted, ids))).toEqual([]);
  expectNothingOlder(clients.seen, flips);
  const delays = flips.map(({ id, at }) => firstSeen(clients.seen, id).doneAt - at);
  reportFigure('releases under load', `${RELEASES}, pages ${clients.seen.length}, none failed`);
  reportFigure('heap growth over them', `${(growth / 1024 / 1024).toFixed(1)} MB`);
  reportFigure('flip to first page by polling, median', inMs(medianOf(delays)));
  reportFigure('flip to first page by polling, slowest', inMs(Math.max(...delays)));
  expect(medianOf(delays)).toBeLessThan(LIVE_WITHIN_MS * busyness());
  expect(Math.max(...delays)).toBeLessThan(LIVE_AT_THE_LATEST_MS * busyness());
});

function variantOf(base: BuiltRelease, count: number): BuiltRelease {
  const text = `${TEXT} (Fassung ${count})`;
  return releaseVariant(base, { label: `Fassung ${count}`, text: [TEXT, text] });
}

/** Publishes a release and notifies the shell immediately. */
async function push(
  shell: ShellProcess,
  releaseOrigin: TestReleaseOrigin,
  release: BuiltRelease,
): Promise<void> {
  releaseOrigin.publish(release);
  const answer = await fetch(`${shell.url}/_hooks/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: REMOTE, latest: releaseOrigin.latest(REMOTE) }),
  });
  expect(answer.status).toBe(200);
}

function versionsOf({ html }: FetchedPage): Versions {
  const named = [...html.matchAll(new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`, 'g'))];
  const texts = [...html.matchAll(/\(Fassung (\d+)\)/g)];
  return {
    named: [...new Set(named.map(([, id]) => id ?? ''))],
    texts: [...new Set(texts.map(([, count]) => Number(count)))],
  };
}

/** The page names files of one release only, and that release rendered it. */
function isOneVersion({ named, texts }: Versions, ids: readonly string[]): boolean {
  return named.length === 1 && texts.length === 1 && ids[(texts[0] ?? 0) - 1] === named[0];
}

/** After a release was seen, no later request returns an older one. */
function expectNothingOlder(seen: readonly Seen<Versions>[], flips: readonly Flip[]): void {
  for (const [index, { id, at }] of flips.entries()) {
    const since = Math.max(firstSeen(seen, id).doneAt, at);
    const older = new Set(flips.slice(0, index).map((flip) => flip.id));
    const late = seen.filter(
      ({ sentAt, noted }) => sentAt > since && older.has(noted.named[0] ?? ''),
    );
    expect(late).toEqual([]);
  }
}

function firstSeen(seen: readonly Seen<Versions>[], id: string): Seen<Versions> {
  const first = seen.find(({ noted }) => noted.named.includes(id));
  if (!first) throw new Error(`no page of release ${id} was returned`);
  return first;
}
