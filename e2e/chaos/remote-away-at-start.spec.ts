import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';

const AWAY = [
  ['mf-kleinanzeigen', '/kleinanzeigen', 'Der Marktplatz', 'hangs before headers'],
  ['mf-veranstaltungen', '/veranstaltungen', 'Der Veranstaltungskalender', 'hangs in body'],
  ['mf-account', '/anmelden', 'Ihr Konto', 'status 500'],
  ['mf-search', '/suche', 'Die Suche', 'refused'],
] as const;

test('Bereiche, die beim Start fehlen, sagen es im Seitenrahmen und kommen von selbst', async ({
  lab,
  startShell,
}) => {
  for (const [remote, , , fault] of AWAY) lab.fail(remote, fault);
  const shell = await startShell();
  for (const [remote, path, label] of AWAY) {
    const page = await shell.get(path);
    expect(page.status, path).toBe(503);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('retry-after')).not.toBeNull();
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    expect(page.html).toContain(`${label} ist gerade nicht erreichbar`);
    expect(page.html).toContain(`href="${path}" data-reload=""`);
    expect(page.html).toContain('Noch einmal versuchen');
    expect(page.html).toContain('aria-label="Bereiche"');
    expect(page.html).toContain('/impressum');
    expect((await shell.remote(remote)).state).not.toBe('live');
  }
  expect((await shell.get('/')).status).toBe(200);
  expect((await shell.get('/artikel')).status).toBe(200);
  const named = () => shell.log.filter((line) => line['msg'] === 'release trouble');
  await expect.poll(() => new Set(named().map((line) => line['remote'])).size).toBe(AWAY.length);

  lab.heal();
  for (const [, path, label] of AWAY) {
    await expect.poll(async () => (await shell.get(path)).status, { message: path }).toBe(200);
    expect((await shell.get(path)).html).not.toContain(`${label} ist gerade nicht erreichbar`);
  }
  await expect.poll(async () => (await shell.health()).status).toBe('ok');
});

test('Fehlt das Magazin beim Start, stehen alle anderen Bereiche', async ({ lab, startShell }) => {
  lab.fail('mf-magazine', 'status 404');
  const shell = await startShell();
  for (const path of ['/', '/artikel', '/impressum'])
    expect((await shell.get(path)).status, path).toBe(503);
  for (const path of ['/kleinanzeigen', '/jobs', '/veranstaltungen', '/anmelden', '/suche'])
    expect((await shell.get(path)).status, path).toBe(200);
  lab.heal();
  await expect.poll(async () => (await shell.get('/')).status).toBe(200);
});

test('Ein Neustart ohne Herkunft der Fassungen zeigt die zuletzt guten', async ({
  lab,
  startShell,
}) => {
  const first = await startShell({ DATA_DIR: test.info().outputPath('data') });
  await expect.poll(async () => (await first.health()).status).toBe('ok');
  await first.stop();
  for (const [remote, , , fault] of AWAY) lab.fail(remote, fault);
  const second = await startShell({ DATA_DIR: test.info().outputPath('data') });
  for (const [remote, path] of AWAY) {
    await expect
      .poll(async () => (await second.remote(remote)).state, { message: remote })
      .toBe('stale');
    expect((await second.get(path)).status, path).toBe(200);
  }
});
