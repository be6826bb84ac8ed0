import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createReleaseWithFailingLoader } from '../support/breaking-release.ts';
import { register, signIn } from '../support/cluster-account.ts';
import type { Cluster } from '../support/cluster-process.ts';
import {
  ClusterReleases,
  countBrowserFaults,
  fetchShellHealth,
} from '../support/cluster-releases.ts';
import { runCommand } from '../support/run-command.ts';
import { startClusterOrSkip } from '../support/cluster-start.ts';

test.describe.configure({ mode: 'serial' });

let cluster: Cluster;
test.beforeAll(async () => {
  cluster = await startClusterOrSkip('cluster');
});
test.afterAll(async () => cluster?.stop());

test(
  '/status shows releases behind the edge, and the edge has metrics for Prometheus',
  { tag: '@soak' },
  async () => {
    const readStatusPage = async () => (await fetch(`${cluster.url}/status`)).text();
    await expect.poll(readStatusPage, { timeout: 30_000 }).toContain('<h1>Alles läuft</h1>');
    const readMetrics = async () => (await fetch(cluster.metricsUrl)).text();
    await expect
      .poll(readMetrics)
      .toMatch(/gruenland_edge_responses_total\{status="2xx",.+\} [1-9]/);
  },
);

test(
  'a request has the same id in edge, shell, api and the task it creates',
  { tag: '@soak' },
  async () => {
    // Submits a form without JavaScript: the shell calls the api, and the api sends the mail.
    const response = await fetch(`${cluster.url}/passwort-vergessen`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: cluster.url },
      body: new URLSearchParams({ email: 'frauke.petersen@leserin.example' }),
    });
    const requestId = response.headers.get('x-request-id');
    expect([response.status, requestId]).toEqual([303, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    const readRequestLogLines = async (...files: string[]) => {
      const texts = files.map((file) => readFile(join(cluster.dataDir, file), 'utf8'));
      const lines = (await Promise.all(texts)).join('').split('\n');
      return lines.filter((line) => line.includes(`"${requestId}"`)).join('\n');
    };
    const readEdgeLog = () => readRequestLogLines('edge/requests.log');
    const readShellLogs = () => readRequestLogLines('logs/shell-1.log', 'logs/shell-2.log');
    const readApiLogs = () => readRequestLogLines('logs/api-1.log', 'logs/api-2.log');
    await expect.poll(readEdgeLog).toContain('"path":"/passwort-vergessen"');
    await expect.poll(readShellLogs).toContain('"path":"/passwort-vergessen"');
    await expect.poll(readApiLogs).toContain('"path":"/api/auth/forgot-password"');
    await expect.poll(readApiLogs).toMatch(/"kind":"mail\.reset-password".*"msg":"task done"/);
  },
);

test(
  'two apis act as one: session, idempotency, rate limit',
  { tag: '@soak' },
  async ({ request }) => {
    const email = 'frauke.petersen@leserin.example';
    await register(request, cluster, email);
    const loginResponse = await signIn(request, cluster, email, cluster.instanceUrls['api-1']);
    expect(loginResponse.status()).toBe(200);
    const cookies = loginResponse
      .headersArray()
      .filter(({ name }) => name.toLowerCase() === 'set-cookie');
    const sessionResponse = await fetch(`${cluster.instanceUrls['api-2']}/api/_auth/session`, {
      headers: { cookie: cookies.map(({ value }) => value.split(';')[0]).join('; ') },
    });
    expect(await sessionResponse.json()).toMatchObject({ user: { email } });

    const idempotencyKey = randomUUID();
    const contract = { manner: 'ordinary', name: 'Frauke Petersen', contract: 'K-2', email };
    const cancel = (instanceName: string, body: object) =>
      fetch(`${cluster.instanceUrls[instanceName]}/api/contracts/cancellations`, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {
          'content-type': 'application/json',
          'idempotency-key': idempotencyKey,
          'x-forwarded-for': '203.0.113.80',
          origin: cluster.url,
        },
      });
    const responses = [await cancel('api-1', contract), await cancel('api-2', contract)];
    expect(responses.map(({ status }) => status)).toEqual([201, 201]);
    const [result, repeatedResult] = await Promise.all(
      responses.map((response) => response.json()),
    );
    expect(repeatedResult).toEqual(result);

    // Both api instances share one count. The two requests above and eight of these ten use up the
    // limit of ten requests per minute.
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1)
      statuses.push((await cancel(`api-${(count % 2) + 1}`, {})).status);
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429, 429]);
  },
);

test(
  'browser errors reach a shell behind the edge and count for canaries',
  { tag: '@soak' },
  async () => {
    const releases = await ClusterReleases.open(cluster);
    const { name: remote, id } = (await releases.readLiveRelease('mf-veranstaltungen')).document;
    const faultCountBefore = await countBrowserFaults(cluster, `${remote}@${id}`);
    const report = { remote, release: id, name: 'TypeError', message: 'ist keine Funktion' };
    const response = await fetch(`${cluster.url}/api/telemetry/errors`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: cluster.url },
      body: JSON.stringify({ reports: [report] }),
    });
    expect(response.status).toBe(202);
    expect(await countBrowserFaults(cluster, `${remote}@${id}`)).toBe(faultCountBefore + 1);
  },
);

test(
  'a canary stopped by one shell stops in the other; kill switches apply to both',
  { tag: '@soak' },
  async () => {
    const releases = await ClusterReleases.open(cluster);
    const liveRelease = await releases.readLiveRelease('mf-veranstaltungen');
    const canary = createReleaseWithFailingLoader(liveRelease, 'Der Probelauf hat Hornissen');
    await releases.startCanary(liveRelease, canary, 50);
    const getCanaries = async (shell: string) => (await fetchShellHealth(cluster, shell)).canaries;
    const { id } = canary.document;
    for (const shell of ['shell-1', 'shell-2'])
      await expect.poll(() => getCanaries(shell)).toMatchObject([{ id, share: 50 }]);
    const visitAndGetCanaries = async () => {
      // Each visit comes from another network, because a network counts only once when the shell
      // judges a canary.
      const headers = { cookie: 'gl_bucket=0', 'x-forwarded-for': `192.0.2.${Date.now() % 250}` };
      await (await fetch(`${cluster.instanceUrls['shell-1']}/veranstaltungen`, { headers })).text();
      return getCanaries('shell-1');
    };
    const stoppedCanaries = [{ id, share: 0, stopped: { id } }];
    await expect
      .poll(visitAndGetCanaries, { intervals: [20], timeout: 15_000 })
      .toMatchObject(stoppedCanaries);
    await expect
      .poll(() => getCanaries('shell-2'), { timeout: 3000 })
      .toMatchObject(stoppedCanaries);
    await releases.flip(liveRelease);

    for (const [switchState, expectedSwitches] of [
      ['off', ['block:survey']],
      ['on', []],
    ] as const) {
      const commandArgs = ['scripts/release-command.mjs', 'switch', switchState, 'block:survey'];
      const { code, output } = await runCommand(commandArgs, {
        DATA_DIR: cluster.dataDir,
        RELEASE_HOOKS: `${cluster.instanceUrls['shell-1']},${cluster.instanceUrls['shell-2']}`,
        ENV_FILE: '',
      });
      expect(code, output).toBe(0);
      for (const shell of ['shell-1', 'shell-2'])
        await expect
          .poll(async () => (await fetchShellHealth(cluster, shell)).killSwitches)
          .toEqual(expectedSwitches);
    }
  },
);
