import { readFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { STAFF_REMOTE, REMOTES } from '../support/chaos-test.ts';
import { createReleaseWithFailingLoader } from '../support/breaking-release.ts';
import { register, signIn } from '../support/cluster-account.ts';
import type { Cluster } from '../support/cluster-process.ts';
import { startCluster } from '../support/cluster-process.ts';
import { measurePublishingMs } from '../support/cluster-publishing.ts';
import { expectReceipts } from '../support/cluster-receipts.ts';
import {
  measureRestartMs,
  measureRepeatedKillsMs,
  measureWriteGapMs,
} from '../support/cluster-recovery.ts';
import {
  ClusterReleases,
  countBrowserFaults,
  fetchPageAtEdge,
  fetchShellHealth,
  measureFlipMs,
  readStaffReleaseId,
} from '../support/cluster-releases.ts';
import { getLoadFactor, formatMs, getMedian, reportFigure } from '../support/figures.ts';
import { uploadPhoto, takePhoto } from '../support/photo.ts';
import { runCommand } from '../support/run-command.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';

const IS_SOAK = process.env['E2E_SOAK'] === '1';
/** Number of requests per second that the test sends to the nginx edge. */
const REQUESTS_PER_SECOND = IS_SOAK ? 200 : 50;
/**
 * The remotes that get a new release under load. At least three are needed for a median of their
 * times.
 */
const RELEASED_REMOTES = IS_SOAK ? REMOTES : REMOTES.slice(0, 3);
/** The instances that the test restarts under load. */
const RESTARTED_INSTANCES = ['shell-2', 'api-2', ...(IS_SOAK ? ['shell-1', 'api-1'] : [])];
/** Time limit on an idle machine from publishing a release until the edge serves it. */
const MAX_FLIP_MS = 1200;
/** Time limit on an idle machine from publishing an article until all pages at the edge show it. */
const MAX_PUBLISHING_MS = 3000;

/** Returns the factor by which time limits are multiplied. `npm run soak` uses the exact limits. */
const getLimitFactor = () => (IS_SOAK ? 1 : getLoadFactor());

const PATHS = [
  '/',
  '/artikel',
  '/artikel/das-backhaus-brennt',
  '/thema/ackerbau',
  '/kleinanzeigen',
  '/veranstaltungen',
  '/jobs',
  '/impressum',
  '/anmelden',
  '/newsletter',
];

test.describe.configure({ mode: 'serial' });

let cluster: Cluster;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  try {
    cluster = await startCluster('cluster', { env: { LOG_LEVEL: 'info' } });
  } catch (error) {
    const problem = /\w+ is not installed/.exec(String(error))?.[0];
    test.skip(problem !== undefined, `${problem}, and only root on Debian gets it installed`);
    throw error;
  }
});
test.afterAll(async () => cluster?.stop());

test('/status shows releases behind the edge, and the edge has metrics for Prometheus', async () => {
  const readStatusPage = async () => (await fetch(`${cluster.url}/status`)).text();
  await expect.poll(readStatusPage, { timeout: 30_000 }).toContain('<h1>Alles läuft</h1>');
  const readMetrics = async () => (await fetch(cluster.metricsUrl)).text();
  await expect.poll(readMetrics).toMatch(/gruenland_edge_responses_total\{status="2xx",.+\} [1-9]/);
});

test('a request has the same id in edge, shell, api and the task it creates', async () => {
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
});

test('two apis act as one: session, idempotency, rate limit', async ({ request }) => {
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
  const [result, repeatedResult] = await Promise.all(responses.map((response) => response.json()));
  expect(repeatedResult).toEqual(result);

  // Both api instances share one count. The two requests above and eight of these ten use up the
  // limit of ten requests per minute.
  const statuses: number[] = [];
  for (let count = 0; count < 10; count += 1)
    statuses.push((await cancel(`api-${(count % 2) + 1}`, {})).status);
  expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429, 429]);
});

test('browser errors reach a shell behind the edge and count for canaries', async () => {
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
});

test('a canary stopped by one shell stops in the other; kill switches apply to both', async () => {
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
  await expect.poll(() => getCanaries('shell-2'), { timeout: 3000 }).toMatchObject(stoppedCanaries);
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
});

test('under load, releases, restarts and crashes cause no failed request', async () => {
  test.setTimeout(300_000);
  for (const path of PATHS) expect((await fetch(cluster.url + path)).status, path).toBe(200);
  const steadyLoad = new SteadyLoad(cluster.url, PATHS);
  const writer = new SteadyWriter(cluster.url);
  steadyLoad.start(REQUESTS_PER_SECOND);
  writer.start();

  const flipDurationsMs: number[] = [];
  for (const remote of RELEASED_REMOTES)
    flipDurationsMs.push(
      await measureFlipMs(cluster, remote, () => fetchPageAtEdge(cluster, remote)),
    );
  reportFigure(
    'staff flip at both shells',
    formatMs(await measureFlipMs(cluster, STAFF_REMOTE, () => readStaffReleaseId(cluster))),
  );
  reportFigure('load per core', getLoadFactor().toFixed(1));
  reportFigure('flip to first page at the edge, median', formatMs(getMedian(flipDurationsMs)));
  reportFigure('flip to first page at the edge, slowest', formatMs(Math.max(...flipDurationsMs)));
  expect(getMedian(flipDurationsMs)).toBeLessThan(MAX_FLIP_MS * getLimitFactor());

  const publishingDurationsMs: number[] = [];
  for (const text of ['Das sechste Glied', 'Das siebte Glied', 'Das achte Glied'])
    publishingDurationsMs.push(await measurePublishingMs(cluster, text));
  reportFigure(
    'story to all pages at the edge, median of three',
    formatMs(getMedian(publishingDurationsMs)),
  );
  reportFigure(
    'story to all pages at the edge, slowest of three',
    formatMs(Math.max(...publishingDurationsMs)),
  );
  expect(getMedian(publishingDurationsMs)).toBeLessThan(MAX_PUBLISHING_MS * getLimitFactor());

  for (const name of RESTARTED_INSTANCES)
    reportFigure(`${name} restart`, formatMs(await measureRestartMs(cluster, name, 'SIGTERM')));
  for (const name of ['shell-1', 'api-1'])
    reportFigure(`${name} kill`, formatMs(await measureRestartMs(cluster, name, 'SIGKILL')));

  await cluster.kill('postgres', 'SIGINT');
  reportFigure('PostgreSQL restart, time to next write', formatMs(await measureWriteGapMs(writer)));
  await cluster.kill('pooler', 'SIGKILL');
  reportFigure('PgBouncer killed, time to next write', formatMs(await measureWriteGapMs(writer)));
  reportFigure('replica gone', formatMs(await measureRepeatedKillsMs(cluster, 'replica', 1)));
  await cluster.kill('redis', 'SIGSTOP');
  reportFigure('Redis hangs, time to next write', formatMs(await measureWriteGapMs(writer)));
  const redisOutagesMs = await measureRepeatedKillsMs(cluster, 'redis', IS_SOAK ? 3 : 1);
  reportFigure('Redis gone for', formatMs(redisOutagesMs));
  reportFigure('Redis gone, writing again after', formatMs(await measureWriteGapMs(writer)));

  await Promise.all([steadyLoad.stop(), writer.stop()]);
  const sortedDurationsMs = steadyLoad.durationsMs.toSorted((one, other) => one - other);
  reportFigure(
    'pages at the edge',
    `${sortedDurationsMs.length}, p99 ${formatMs(sortedDurationsMs.at(-sortedDurationsMs.length / 100) ?? 0)}`,
  );
  reportFigure(
    'declarations acknowledged, refused and sent again',
    `${writer.acknowledgedEmails.length}, ${writer.refusedOutcomes.length}`,
  );
  expect(steadyLoad.failedRequests).toEqual([]);
  await expectReceipts(cluster, writer.acknowledgedEmails);
});

test(
  'an emptied site is restored from the backup with accounts and photos',
  { tag: '@soak' },
  async ({ page, request }, testInfo) => {
    test.setTimeout(300_000);
    const runBackup = (...words: string[]) =>
      runCommand(['scripts/backup.mjs', ...words], { ENV_FILE: cluster.environmentFile });
    const email = 'karla.hinrichs@leserin.example';
    await register(request, cluster, email);
    expect((await signIn(request, cluster, email)).status()).toBe(200);
    const photoPath = await uploadPhoto(request, cluster, await takePhoto(page));
    const storedPhoto = await (await request.get(cluster.url + photoPath)).body();

    // Runs the commands exactly as docs/operations.md states them in "Back up and restore".
    const backupPath = testInfo.outputPath('backups');
    const { code, output } = await runBackup('save', '--into', backupPath);
    expect(output).toMatch(/saved: \d+ tables, \d+ rows, 1 photos, as of/);
    expect(code).toBe(0);
    await cluster.stopAndDeleteData();

    cluster = await startCluster('cluster', { backupFolder: backupPath });
    expect((await signIn(request, cluster, email)).status()).toBe(200);
    const restoredPhoto = await request.get(cluster.url + photoPath);
    expect(restoredPhoto.status()).toBe(200);
    expect((await restoredPhoto.body()).equals(storedPhoto)).toBe(true);
    // The command refuses to overwrite a database that contains data.
    expect(await runBackup('load', backupPath)).toMatchObject({
      code: 1,
      output: expect.stringContaining('is not empty'),
    });
  },
);
