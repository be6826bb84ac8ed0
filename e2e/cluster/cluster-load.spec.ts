import { expect, test } from '@playwright/test';
import { STAFF_REMOTE, REMOTES } from '../support/chaos-test.ts';
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
import { fetchPageAtEdge, measureFlipMs, readStaffReleaseId } from '../support/cluster-releases.ts';
import { getLoadFactor, formatMs, getMedian, reportFigure } from '../support/figures.ts';
import { uploadPhoto, takePhoto } from '../support/photo.ts';
import { runCommand } from '../support/run-command.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';
import { startClusterOrSkip } from '../support/cluster-start.ts';

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
  cluster = await startClusterOrSkip('cluster-load');
});
test.afterAll(async () => cluster?.stop());

test(
  'under load, releases, restarts and crashes cause no failed request',
  { tag: '@soak' },
  async () => {
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
    reportFigure(
      'PostgreSQL restart, time to next write',
      formatMs(await measureWriteGapMs(writer)),
    );
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
  },
);

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

    cluster = await startCluster('cluster-load', { backupFolder: backupPath });
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
