import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { INSPECTOR_ENV, runWithInspector } from '../support/inspector.ts';

/**
 * A script that blocks the event loop for 200 of every 210 ms. The shell responds only in between.
 */
const BLOCKING_SCRIPT = `globalThis.lag = setInterval(() => {
  const end = Date.now() + 200;
  while (Date.now() < end);
}, 210)`;

/** Time limit for the reloads of the 503 page: one while the shell is still busy, and the next one. */
const RELOAD_TIMEOUT_MS = 25_000;

test(
  'an overloaded shell serves cached pages, otherwise 503 with retry-after, and recovers',
  { tag: '@soak' },
  async ({ page, startCompleteShell }) => {
    const shell = await startCompleteShell({ ...INSPECTOR_ENV, SHED_DELAY_MS: '100' });
    const evaluateInShell = (expression: string) =>
      runWithInspector(shell.output.join(''), (inspector) =>
        inspector.call('Runtime.evaluate', { expression }),
      );
    const getUncachedStatus = async () =>
      (await shell.get(`/kleinanzeigen?q=heu${Math.random()}`)).status;
    await expect.poll(async () => (await shell.get('/')).headers.get('x-cache')).toBe('hit');

    await evaluateInShell(BLOCKING_SCRIPT);
    await expect.poll(getUncachedStatus).toBe(503);
    const busyPage = await shell.get('/kleinanzeigen?q=heu');
    expect(busyPage.status).toBe(503);
    expect(Number(busyPage.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(busyPage.html).toContain('Gerade sind sehr viele Leute da');
    expect((await shell.get('/')).status).toBe(200);
    expect((await shell.get('/health')).status).toBe(200);
    expect((await shell.get('/metrics')).html).toMatch(/^gruenland_shed_total [1-9]/m);
    const body = new URLSearchParams({ email: 'keine-adresse' });
    const formResponse = await fetch(`${shell.url}/newsletter`, {
      method: 'POST',
      body,
      headers: { origin: shell.url },
    });
    expect(formResponse.status, 'what somebody wrote is taken').not.toBe(503);

    // The 503 page reloads itself until the shell responds with the requested page.
    await page.goto(`${shell.url}/artikel?seite=2`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Einen Moment bitte' })).toBeVisible();
    await evaluateInShell('clearInterval(globalThis.lag)');
    await expect(page.getByRole('heading', { name: 'Einen Moment bitte' })).toBeHidden({
      timeout: RELOAD_TIMEOUT_MS,
    });
    await expect.poll(getUncachedStatus).toBe(200);
  },
);
