import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { demoStaff, loginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import { releaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const REMOTE = 'mf-veranstaltungen';
const AREA = `/_internal/redaktion/betrieb/${REMOTE}`;
const MEASURES = '/api/betrieb/massnahmen';
const CALL = `/api/redaktion/betrieb/${REMOTE}`;

/**
 * The api of the site, but for what the desk does: in its place stands the proxy, so that no other test
 * finds an area switched off. What the api itself does is told by `measures.test.ts`.
 */
async function wayToApi(apiUrl: string): Promise<FaultProxy> {
  const way = new FaultProxy(apiUrl);
  say(way);
  for (const what of ['abschalten', 'anschalten', 'canary-beenden'])
    way.serve(`${CALL}/${what}`, '{"done":true}');
  return way;
}

/** What the api says is in force. */
function say(way: FaultProxy, measures: { off?: string[]; stopped?: object[] } = {}): void {
  way.serve(MEASURES, JSON.stringify({ off: [], stopped: [], ...measures }));
}

/** Sends a form of the desk as a browser without script does. */
async function send(shell: ShellProcess, cookie: string, fields: Record<string, string>) {
  const answer = await fetch(`${shell.url}${AREA}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: shell.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, to: answer.headers.get('location') };
}

test('Der Betrieb schaltet einen Bereich ab und wieder an: in zwei Rahmen, ohne Schlüssel', async ({
  site,
  startWholeShell,
}) => {
  const way = await wayToApi(site.apiUrl);
  const around = { API_URL: await way.listen() };
  const shell = await startWholeShell(around);
  const other = await startWholeShell(around);
  const cookie = await loginCookie(site.apiUrl, demoStaff);
  const statuses = () =>
    Promise.all([shell, other].map(async (each) => (await each.get('/veranstaltungen')).status));
  expect(await statuses()).toEqual([200, 200]);
  const yes = { reason: 'Termine stehen am falschen Tag.', confirmed: 'true' };

  expect(await send(shell, cookie, { aktion: 'abschalten', ...yes })).toEqual({
    status: 303,
    to: AREA,
  });
  say(way, { off: [REMOTE] });
  await expect.poll(statuses).toEqual([503, 503]);
  expect((await other.health()).killSwitches).toEqual([`remote:${REMOTE}`]);
  expect((await shell.get('/jobs')).status).toBe(200);

  expect((await send(shell, cookie, { aktion: 'anschalten', ...yes })).status).toBe(303);
  say(way);
  await expect.poll(statuses).toEqual([200, 200]);
  await way.close();
});

test('Der Betrieb beendet eine Probe; von selbst kommt sie nicht wieder', async ({
  site,
  lab,
  releases,
  startWholeShell,
}) => {
  const way = await wayToApi(site.apiUrl);
  const shell = await startWholeShell({ API_URL: await way.listen() });
  const cookie = await loginCookie(site.apiUrl, demoStaff);
  const canary = releaseVariant(releases[REMOTE], { label: 'canary' });
  lab.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
  const { id } = canary.document;
  const canaries = async () => (await shell.health()).canaries;
  await expect.poll(canaries).toMatchObject([{ id, share: 50 }]);
  const { html } = await shell.get(AREA, { cookie });
  expect(html).toContain('für 50 von 100 Besuchern');
  const flip = /name="flip" value="([^"]+)"/.exec(html)?.[1] ?? '';
  const fields = { aktion: 'canary', release: id, flip, reason: 'Zu viele Fehler.' };
  expect((await send(shell, cookie, { ...fields, confirmed: 'true' })).status).toBe(303);
  const at = Date.now();
  say(way, { stopped: [{ remote: REMOTE, release: id, flip, at }] });
  const stopped = { id, share: 0, stopped: { reason: 'Am Schreibtisch beendet' } };
  await expect.poll(canaries).toMatchObject([stopped]);
  // A flip is a decision of somebody with the key: it begins a trial anew.
  lab.publish(releases[REMOTE], { canary: { release: canary, share: 10 } });
  await expect.poll(canaries).toMatchObject([{ id, share: 10 }]);
  await way.close();
});
