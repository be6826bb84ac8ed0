import { expect } from '@playwright/test';
import type { BuiltRelease } from '../support/built-release.ts';
import { test } from '../support/chaos-test.ts';
import { busyness, inMs, medianOf, tellFigure } from '../support/figures.ts';
import { heapUsed } from '../support/heap-meter.ts';
import { INSPECTED } from '../support/inspector.ts';
import { PageClients } from '../support/page-clients.ts';
import type { Seen } from '../support/page-clients.ts';
import type { ReleaseLab } from '../support/release-lab.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';

/** Releases in one run; the soak publishes a hundred (`E2E_RELEASES`). */
const RELEASES = Number(process.env['E2E_RELEASES'] ?? 10);
const CLIENTS = 3;
/**
 * Releases under load before the heap is read for the first time: a shell keeps the last 16
 * combinations for open tabs and a page cache, and grows until it has them.
 */
const WARM_UP = 20;
/** Pages between two releases of the warm-up. */
const PAGES_EACH = 50;
const HEAP_GROWTH = 5 * 1024 * 1024;
/** Milliseconds from the flip to the first page of the new release: as a rule, and at the latest. */
const LIVE_WITHIN_MS = 1000;
const LIVE_AT_THE_LATEST_MS = 4000;

const REMOTE = 'mf-veranstaltungen';
/** A cached page and one that is rendered each time. */
const PATHS = ['/veranstaltungen', '/veranstaltungen/success'];
const TEXT = 'Veranstaltung';

/** Which releases a page names, and which one rendered it. */
interface Versions {
  /** From the addresses of the browser's files. */
  readonly named: readonly string[];
  /** Counts of releases in texts of the server's bundle. */
  readonly texts: readonly number[];
}

interface Flip {
  readonly id: string;
  readonly at: number;
}

test(`${RELEASES} Fassungen unter Last: jede ist sofort da, keine Anfrage schlägt fehl`, async ({
  releases,
  lab,
  startWholeShell,
}) => {
  test.setTimeout(120_000 + RELEASES * 5000);
  const shell = await startWholeShell({ ...INSPECTED, RELEASES_POLL_MS: '' });
  const { pid } = shell;
  const variants = Array.from({ length: WARM_UP + RELEASES }, (_, index) =>
    variantOf(releases[REMOTE], index + 1),
  );
  const clients = new PageClients(shell, PATHS, { note: versionsOf });
  for (const [count, variant] of variants.slice(0, WARM_UP).entries()) {
    await push(shell, lab, variant);
    // Not before the first one: the release below it has no count in its texts.
    if (count === 0) clients.start(CLIENTS);
    await expect.poll(() => clients.seen.length).toBeGreaterThan((count + 1) * PAGES_EACH);
  }
  const before = await heapUsed(shell.output.join(''));

  const flips: Flip[] = [];
  for (const variant of variants.slice(WARM_UP)) {
    const { id } = variant.document;
    lab.publish(variant);
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
  tellFigure('releases under load', `${RELEASES}, pages ${clients.seen.length}, none failed`);
  tellFigure('heap growth over them', `${(growth / 1024 / 1024).toFixed(1)} MB`);
  tellFigure('flip to first page by polling, median', inMs(medianOf(delays)));
  tellFigure('flip to first page by polling, slowest', inMs(Math.max(...delays)));
  expect(medianOf(delays)).toBeLessThan(LIVE_WITHIN_MS * busyness());
  expect(Math.max(...delays)).toBeLessThan(LIVE_AT_THE_LATEST_MS * busyness());
});

function variantOf(base: BuiltRelease, count: number): BuiltRelease {
  const text = `${TEXT} (Fassung ${count})`;
  return releaseVariant(base, { label: `Fassung ${count}`, text: [TEXT, text] });
}

/** Makes a release live without waiting for the next look. */
async function push(shell: ShellProcess, lab: ReleaseLab, release: BuiltRelease): Promise<void> {
  lab.publish(release);
  const answer = await fetch(`${shell.url}/_hooks/releases`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remote: REMOTE, latest: lab.latest(REMOTE) }),
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

/** A page names the files of one release, and that release rendered it. */
function isOneVersion({ named, texts }: Versions, ids: readonly string[]): boolean {
  return named.length === 1 && texts.length === 1 && ids[(texts[0] ?? 0) - 1] === named[0];
}

/** Once a release was seen, nobody who asks afterwards gets an older one. */
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
  if (!first) throw new Error(`nobody was answered by release ${id}`);
  return first;
}
