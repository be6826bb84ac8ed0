import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { PageClients } from '../support/page-clients.ts';
import type { Seen } from '../support/page-clients.ts';
import { releaseVariant } from '../support/release-variant.ts';

/** Releases in one run; the soak publishes hundreds (`E2E_RELEASES`). */
const RELEASES = Number(process.env['E2E_RELEASES'] ?? 10);
const CLIENTS = 3;
/** Milliseconds from the flip to the first page of the new release: as a rule, and at the latest. */
const LIVE_WITHIN_MS = 1000;
/** The machine that tests is busy with other tests; what comes later than this is a fault. */
const LIVE_AT_THE_LATEST_MS = 4000;

const REMOTE = 'mf-veranstaltungen';
/** A cached page and one that is rendered each time. */
const PATHS = ['/veranstaltungen', '/veranstaltungen/42'];
const TEXT = 'Veranstaltung';

test(`${RELEASES} Fassungen unter Last: jede ist sofort da, keine Anfrage schlägt fehl`, async ({
  releases,
  lab,
  startShell,
}) => {
  test.setTimeout(30_000 + RELEASES * 5000);
  const shell = await startShell({ RELEASES_POLL_MS: '' });
  const { pid } = shell;
  await expect.poll(async () => (await shell.health()).status).toBe('ok');
  const clients = new PageClients(shell, PATHS);
  clients.start(CLIENTS);
  const flips: { readonly id: string; readonly at: number }[] = [];
  for (let count = 1; count <= RELEASES; count += 1) {
    const variant = releaseVariant(releases[REMOTE], {
      label: `Fassung ${count}`,
      text: [TEXT, `${TEXT} (Fassung ${count})`],
    });
    const { id } = variant.document;
    lab.publish(variant);
    flips.push({ id, at: performance.now() });
    await expect
      .poll(() => clients.seen.filter((seen) => releaseOf(seen) === id).length, { intervals: [20] })
      .toBeGreaterThan(CLIENTS);
  }
  await clients.stop();

  expect(clients.failures).toEqual([]);
  expect(shell.running).toBe(true);
  expect(shell.pid).toBe(pid);
  const delays = flips.map((flip) => firstSeen(clients.seen, flip.id).doneAt - flip.at);
  const ordered = delays.toSorted((one, other) => one - other);
  expect(ordered[Math.floor(RELEASES / 2)]).toBeLessThan(LIVE_WITHIN_MS);
  expect(ordered.at(-1)).toBeLessThan(LIVE_AT_THE_LATEST_MS);
  for (const seen of clients.seen) expectOneVersion(seen, flips);
  for (const [index, { id, at }] of flips.entries()) {
    // Once a release was seen, nobody who asks afterwards gets an older one.
    const { doneAt } = firstSeen(clients.seen, id);
    const older = new Set(flips.slice(0, index).map((flip) => flip.id));
    const later = clients.seen.filter(({ sentAt }) => sentAt > Math.max(doneAt, at));
    expect(later.filter((seen) => older.has(releaseOf(seen) ?? ''))).toEqual([]);
  }
});

function firstSeen(seen: readonly Seen[], id: string): Seen {
  const first = seen.find((one) => releaseOf(one) === id);
  if (!first) throw new Error(`nobody was answered by release ${id}`);
  return first;
}

function releasesOf({ page }: Seen): readonly string[] {
  const found = page.html.matchAll(new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`, 'g'));
  return [...new Set([...found].map(([, id]) => id ?? ''))];
}

function releaseOf(seen: Seen): string | undefined {
  return releasesOf(seen)[0];
}

/** The text comes from the server's bundle, the addresses name the browser's files. */
function expectOneVersion(seen: Seen, flips: readonly { readonly id: string }[]): void {
  const named = releasesOf(seen);
  expect(named).toHaveLength(1);
  const count = flips.findIndex(({ id }) => id === named[0]) + 1;
  const texts = [...seen.page.html.matchAll(/\(Fassung (\d+)\)/g)].map(([, text]) => Number(text));
  expect(new Set(texts)).toEqual(new Set(count === 0 ? [] : [count]));
}
