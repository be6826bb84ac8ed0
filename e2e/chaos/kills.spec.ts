import { expect } from '@playwright/test';
import { AREAS, pathsWithout } from '../support/areas.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { inMs, medianOf, tellFigure } from '../support/figures.ts';
import { PageClients } from '../support/page-clients.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';

/** Kills in one run; the soak kills twenty times (`E2E_KILLS`). */
const KILLS = Number(process.env['E2E_KILLS'] ?? 2);
const REMOTE = 'mf-veranstaltungen';

test(`${KILLS} Mal unter Last hart beendet: der Neustart ohne Herkunft zeigt die letzten guten Fassungen`, async ({
  releases,
  lab,
  startShell,
  startWholeShell,
}) => {
  test.setTimeout(60_000 + KILLS * 30_000);
  const DATA_DIR = test.info().outputPath('data');
  let shell = await startWholeShell({ DATA_DIR });
  let held = releases[REMOTE].document.id;
  const restarts: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const clients = new PageClients(shell, pathsWithout(), { note: () => null });
    clients.start(3);
    await expect.poll(() => clients.seen.length, { timeout: 20_000 }).toBeGreaterThan(20);
    const next = releaseVariant(releases[REMOTE], { label: `kill ${kill}` });
    const { id } = next.document;
    lab.publish(next);
    // Every other time in the middle of taking it: it is kept on disk whole or not at all.
    if (kill % 2 === 0) await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(id);
    await shell.stop();
    await clients.stop();
    expect(clients.failures).toEqual([]);

    await lab.close();
    const started = performance.now();
    shell = await startShell({ DATA_DIR });
    for (const name of REMOTES)
      await expect
        .poll(async () => (await shell.get(AREAS[name].path)).status, { timeout: 20_000 })
        .toBe(200);
    restarts.push(performance.now() - started);
    const kept = await keptRelease(shell);
    expect(kill % 2 === 0 ? [id] : [id, held]).toContain(kept);
    await lab.listen();
    await expect.poll(async () => (await shell.remote(REMOTE)).id, { timeout: 20_000 }).toBe(id);
    await expect.poll(async () => (await shell.health()).status).toBe('ok');
    held = id;
  }
  tellFigure('kills under load', `${KILLS}, every restart served all areas without the origin`);
  tellFigure('restart to all areas, median', inMs(medianOf(restarts)));
});

/** The one release of the remote that its page names. */
async function keptRelease(shell: ShellProcess): Promise<string> {
  const { html } = await shell.get(AREAS[REMOTE].path);
  const named = [...html.matchAll(new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`, 'g'))];
  const ids = [...new Set(named.map(([, id]) => id ?? ''))];
  expect(ids).toHaveLength(1);
  return ids[0] ?? '';
}
