import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { demoStaff, loginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const REMOTE = 'mf-veranstaltungen';
const AREA = `/_internal/redaktion/betrieb/${REMOTE}`;
const MEASURES = '/api/operations/kill-switches';
const CALL = `/api/staff/operations/${REMOTE}`;

/**
 * Proxy to the site's api that answers the kill switch calls itself, so that no other test finds an
 * area switched off. The api's own behaviour is tested in the api package.
 */
async function proxyToApi(apiUrl: string): Promise<FaultProxy> {
  const proxy = new FaultProxy(apiUrl);
  setKillSwitches(proxy);
  for (const what of ['abschalten', 'anschalten', 'canary-beenden'])
    proxy.serve(`${CALL}/${what}`, '{"done":true}');
  return proxy;
}

/** Sets the kill switches that the api reports. */
function setKillSwitches(
  proxy: FaultProxy,
  measures: { off?: string[]; stopped?: object[] } = {},
): void {
  proxy.serve(MEASURES, JSON.stringify({ off: [], stopped: [], ...measures }));
}

/** Submits a form of the staff page like a browser without JavaScript. */
async function send(shell: ShellProcess, cookie: string, fields: Record<string, string>) {
  const answer = await fetch(`${shell.url}${AREA}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: shell.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, to: answer.headers.get('location') };
}

test('staff switch an area off and on again in two shells without a key', async ({
  site,
  startCompleteShell,
}) => {
  const proxy = await proxyToApi(site.apiUrl);
  const environment = { API_URL: await proxy.listen() };
  const shell = await startCompleteShell(environment);
  const other = await startCompleteShell(environment);
  const cookie = await loginCookie(site.apiUrl, demoStaff);
  const statuses = () =>
    Promise.all([shell, other].map(async (each) => (await each.get('/veranstaltungen')).status));
  expect(await statuses()).toEqual([200, 200]);
  const yes = { reason: 'Termine stehen am falschen Tag.', confirmed: 'true' };

  expect(await send(shell, cookie, { intent: 'switch-off', ...yes })).toEqual({
    status: 303,
    to: AREA,
  });
  setKillSwitches(proxy, { off: [REMOTE] });
  await expect.poll(statuses).toEqual([503, 503]);
  expect((await other.health()).killSwitches).toEqual([`remote:${REMOTE}`]);
  expect((await shell.get('/jobs')).status).toBe(200);

  expect((await send(shell, cookie, { intent: 'switch-on', ...yes })).status).toBe(303);
  setKillSwitches(proxy);
  await expect.poll(statuses).toEqual([200, 200]);
  await proxy.close();
});

test('staff stop a canary, which does not restart by itself', async ({
  site,
  releaseOrigin,
  releases,
  startCompleteShell,
}) => {
  const proxy = await proxyToApi(site.apiUrl);
  const shell = await startCompleteShell({ API_URL: await proxy.listen() });
  const cookie = await loginCookie(site.apiUrl, demoStaff);
  const canary = releaseVariant(releases[REMOTE], { label: 'canary' });
  releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
  const { id } = canary.document;
  const canaries = async () => (await shell.health()).canaries;
  await expect.poll(canaries).toMatchObject([{ id, share: 50 }]);
  const { html } = await shell.get(AREA, { cookie });
  expect(html).toContain('für 50 von 100 Besuchern');
  const flip = /name="flip" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = { intent: 'stop-canary', release: id, flip, reason: 'Zu viele Fehler.' };
  expect((await send(shell, cookie, { ...fields, confirmed: 'true' })).status).toBe(303);
  const at = Date.now();
  setKillSwitches(proxy, { stopped: [{ remote: REMOTE, release: id, flip, at }] });
  const stopped = { id, share: 0, stopped: { reason: 'Am Schreibtisch beendet' } };
  await expect.poll(canaries).toMatchObject([stopped]);
  // A new flip restarts a canary: it is a decision of a key owner.
  releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 10 } });
  await expect.poll(canaries).toMatchObject([{ id, share: 10 }]);
  await proxy.close();
});
