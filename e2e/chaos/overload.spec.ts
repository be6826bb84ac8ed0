import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { INSPECTED, inspect } from '../support/inspector.ts';

/** Keeps the event loop busy for a fifth of a second, again and again, with room for answers between. */
const LAG = `globalThis.lag = setInterval(() => {
  const end = Date.now() + 200;
  while (Date.now() < end);
}, 210)`;

test('Überlastet antwortet die Seite aus dem Vorrat, sagt sonst 503 mit Wartezeit, und fängt sich', async ({
  page,
  startWholeShell,
}) => {
  const shell = await startWholeShell({ ...INSPECTED, SHED_DELAY_MS: '100' });
  const run = (expression: string) =>
    inspect(shell.output.join(''), (call) => call('Runtime.evaluate', { expression }));
  const fresh = async () => (await shell.get(`/kleinanzeigen?q=heu${Math.random()}`)).status;
  await expect.poll(async () => (await shell.get('/')).headers.get('x-cache')).toBe('hit');

  await run(LAG);
  await expect.poll(fresh).toBe(503);
  const busy = await shell.get('/kleinanzeigen?q=heu');
  expect(busy.status).toBe(503);
  expect(Number(busy.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(busy.html).toContain('Gerade sind sehr viele Leute da');
  expect((await shell.get('/')).status).toBe(200);
  expect((await shell.get('/health')).status).toBe(200);
  expect((await shell.get('/metrics')).html).toMatch(/^gruenland_shed_total [1-9]/m);
  const body = new URLSearchParams({ email: 'keine-adresse' });
  const sent = await fetch(`${shell.url}/newsletter`, {
    method: 'POST',
    body,
    headers: { origin: shell.url },
  });
  expect(sent.status, 'what somebody wrote is taken').not.toBe(503);

  // A page that was refused comes by itself once there is room.
  await page.goto(`${shell.url}/artikel?seite=2`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Einen Moment bitte' })).toBeVisible();
  await run('clearInterval(globalThis.lag)');
  await expect(page.getByRole('heading', { name: 'Einen Moment bitte' })).toBeHidden();
  await expect.poll(fresh).toBe(200);
});
