import { expect } from '@playwright/test';
import { test } from '../support/chaos-test.ts';
import { demoStaff, fetchLoginCookie } from '../support/demo-reader.ts';
import { FaultProxy } from '../support/fault-proxy.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const REMOTE = 'mf-veranstaltungen';
const STAFF_PAGE_PATH = `/_internal/redaktion/betrieb/${REMOTE}`;
const KILL_SWITCHES_PATH = '/api/operations/kill-switches';
const OPERATIONS_PATH = `/api/staff/operations/${REMOTE}`;

/**
 * Creates a proxy in front of the site's api. The proxy itself answers requests about kill
 * switches, so that this test does not switch off areas for other tests.
 */
async function createApiProxy(apiUrl: string): Promise<FaultProxy> {
  const proxy = new FaultProxy(apiUrl);
  setKillSwitches(proxy);
  for (const operation of ['switch-off', 'switch-on', 'stop-canary'])
    proxy.setResponse(`${OPERATIONS_PATH}/${operation}`, '{"done":true}');
  return proxy;
}

/** Sets the kill switches that the proxy reports to the shells. */
function setKillSwitches(
  proxy: FaultProxy,
  switches: { off?: string[]; stopped?: object[] } = {},
): void {
  proxy.setResponse(KILL_SWITCHES_PATH, JSON.stringify({ off: [], stopped: [], ...switches }));
}

/** Submits a form of the staff page as a browser without JavaScript would. */
async function submitForm(shell: ShellProcess, cookie: string, fields: Record<string, string>) {
  const response = await fetch(`${shell.url}${STAFF_PAGE_PATH}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: shell.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });
  return { status: response.status, to: response.headers.get('location') };
}

test(
  'staff switch an area off and on again in two shells without a key',
  { tag: '@soak' },
  async ({ site, startCompleteShell }) => {
    const proxy = await createApiProxy(site.apiUrl);
    const environment = { API_URL: await proxy.listen() };
    const shell = await startCompleteShell(environment);
    const otherShell = await startCompleteShell(environment);
    const cookie = await fetchLoginCookie(site.apiUrl, demoStaff);
    const fetchStatuses = () =>
      Promise.all(
        [shell, otherShell].map(
          async (testedShell) => (await testedShell.get('/veranstaltungen')).status,
        ),
      );
    expect(await fetchStatuses()).toEqual([200, 200]);
    const confirmation = { reason: 'Termine stehen am falschen Tag.', confirmed: 'true' };

    expect(await submitForm(shell, cookie, { intent: 'switch-off', ...confirmation })).toEqual({
      status: 303,
      to: STAFF_PAGE_PATH,
    });
    setKillSwitches(proxy, { off: [REMOTE] });
    await expect.poll(fetchStatuses).toEqual([503, 503]);
    expect((await otherShell.health()).killSwitches).toEqual([`remote:${REMOTE}`]);
    expect((await shell.get('/jobs')).status).toBe(200);

    expect((await submitForm(shell, cookie, { intent: 'switch-on', ...confirmation })).status).toBe(
      303,
    );
    setKillSwitches(proxy);
    await expect.poll(fetchStatuses).toEqual([200, 200]);
    await proxy.close();
  },
);

test(
  'staff stop a canary, which does not restart by itself',
  { tag: '@soak' },
  async ({ site, releaseOrigin, releases, startCompleteShell }) => {
    const proxy = await createApiProxy(site.apiUrl);
    const shell = await startCompleteShell({ API_URL: await proxy.listen() });
    const cookie = await fetchLoginCookie(site.apiUrl, demoStaff);
    const canary = createReleaseVariant(releases[REMOTE], { label: 'canary' });
    releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
    const { id } = canary.document;
    const fetchCanaries = async () => (await shell.health()).canaries;
    await expect.poll(fetchCanaries).toMatchObject([{ id, share: 50 }]);
    const { html } = await shell.get(STAFF_PAGE_PATH, { cookie });
    expect(html).toContain('für 50 von 100 Besuchern');
    const flipFieldValue = /name="flip" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const fields = {
      intent: 'stop-canary',
      release: id,
      flip: flipFieldValue,
      reason: 'Zu viele Fehler.',
    };
    expect((await submitForm(shell, cookie, { ...fields, confirmed: 'true' })).status).toBe(303);
    const stoppedAtMs = Date.now();
    setKillSwitches(proxy, {
      stopped: [{ remote: REMOTE, release: id, flip: flipFieldValue, at: stoppedAtMs }],
    });
    const stoppedCanary = { id, share: 0, stopped: { reason: 'Am Schreibtisch beendet' } };
    await expect.poll(fetchCanaries).toMatchObject([stoppedCanary]);
    // A new `latest.json` restarts the stopped canary. This is intended, because only owners of a
    // signing key can publish it.
    releaseOrigin.publish(releases[REMOTE], { canary: { release: canary, share: 10 } });
    await expect.poll(fetchCanaries).toMatchObject([{ id, share: 10 }]);
    await proxy.close();
  },
);
