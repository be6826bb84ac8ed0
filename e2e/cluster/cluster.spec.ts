import { createPrivateKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { AREAS } from '../support/areas.ts';
import { readLiveRelease } from '../support/built-release.ts';
import { DESKS, REMOTES } from '../support/chaos-test.ts';
import { ContentEditor } from '../support/content-editor.ts';
import type { Cluster } from '../support/cluster-process.ts';
import { startCluster } from '../support/cluster-process.ts';
import { busyness, inMs, medianOf, tellFigure } from '../support/figures.ts';
import { mailedLink } from '../support/mailbox.ts';
import { PUBLISHED, shownAfter } from '../support/publishing.ts';
import { readerPassword } from '../support/new-reader.ts';
import { publishToFolder } from '../support/release-folder.ts';
import { releaseVariant } from '../support/release-variant.ts';
import { runCommand } from '../support/run-command.ts';
import type { ShellHealth } from '../support/shell-process.ts';
import { SteadyLoad } from '../support/steady-load.ts';
import { SteadyWriter } from '../support/steady-writer.ts';

/** Requests a second at the edge. */
const RATE = 200;
/** Milliseconds from the flip to the first page at the edge, on a machine that is free. */
const FLIP_SEEN_WITHIN = 1200;
/** Milliseconds from the publishing of a story to all pages at the edge that show it. */
const STORY_SEEN_WITHIN = 3000;
/** Milliseconds in which an instance is back, whatever happened to it. */
const BACK_WITHIN = 30_000;

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
    cluster = await startCluster('cluster');
  } catch (error) {
    const missing = /\w+ is not installed/.exec(String(error))?.[0];
    test.skip(missing !== undefined, `${missing}, and only root on Debian gets it installed`);
    throw error;
  }
});
test.afterAll(async () => cluster?.stop());

test('Was läuft, sagt /status auch hinter dem Rand', async () => {
  const says = async () => (await fetch(`${cluster.url}/status`)).text();
  await expect.poll(says, { timeout: 30_000 }).toContain('<h1>Alles läuft</h1>');
});

test('Die Kennung einer Anfrage ist am Rand, bei der Schnittstelle und in der Antwort dieselbe', async () => {
  const answer = await fetch(`${cluster.url}/api/contracts/cancellations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: cluster.url },
    body: '{}',
  });
  const id = answer.headers.get('x-request-id');
  expect(await answer.json()).toMatchObject({ status: 400, requestId: id });
  const lines = async () => readFile(join(cluster.dataDir, 'edge/requests.log'), 'utf8');
  await expect.poll(lines).toContain(`"requestId":"${id}"`);
});

test('Unter Last: Fassungen, Neustarts und Tode, und kein Leser merkt es', async () => {
  test.setTimeout(300_000);
  for (const path of PATHS) expect((await fetch(cluster.url + path)).status, path).toBe(200);
  const load = new SteadyLoad(cluster.url, PATHS);
  const writer = new SteadyWriter(cluster.url);
  load.start(RATE);
  writer.start();

  const flips: number[] = [];
  for (const remote of REMOTES) flips.push(await flipSeen(remote, () => atEdge(remote)));
  tellFigure('flip of the desks to both shells', inMs(await flipSeen(DESKS, atShells)));
  tellFigure('flip to first page at the edge, median of five', inMs(medianOf(flips)));
  expect(medianOf(flips)).toBeLessThan(FLIP_SEEN_WITHIN * busyness());

  const stories: number[] = [];
  for (const text of ['Das sechste Glied', 'Das siebte Glied', 'Das achte Glied'])
    stories.push(await storySeen(text));
  tellFigure('story to all its pages at the edge, median of three', inMs(medianOf(stories)));
  expect(medianOf(stories)).toBeLessThan(STORY_SEEN_WITHIN * busyness());

  for (const name of ['shell-1', 'shell-2', 'api-1', 'api-2'])
    tellFigure(`${name} restarted, back after`, inMs(await comesBack(name, 'SIGTERM')));
  for (const name of ['shell-1', 'api-1'])
    tellFigure(`${name} killed, back after`, inMs(await comesBack(name, 'SIGKILL')));

  await cluster.kill('postgres', 'SIGINT');
  tellFigure('PostgreSQL restarted, writing again after', inMs(await writesAgain(writer)));
  await cluster.kill('redis', 'SIGSTOP');
  tellFigure('Redis hangs, writing again after', inMs(await writesAgain(writer)));
  tellFigure('Redis gone for', inMs(await killAgainAndAgain('redis', 3)));
  tellFigure('Redis gone, writing again after', inMs(await writesAgain(writer)));

  await Promise.all([load.stop(), writer.stop()]);
  const slowest = load.times.toSorted((one, other) => one - other);
  tellFigure(
    'pages at the edge',
    `${slowest.length}, p99 ${inMs(slowest.at(-slowest.length / 100) ?? 0)}`,
  );
  tellFigure(
    'declarations acknowledged, refused and sent again',
    `${writer.acknowledged.length}, ${writer.refused.length}`,
  );
  expect(load.failed).toEqual([]);
  await expectReceipts(writer.acknowledged);
});

type ReleasedRemote = (typeof REMOTES)[number] | typeof DESKS;

/** Milliseconds from the flip of a release until it is found in what is seen. */
async function flipSeen(remote: ReleasedRemote, look: () => Promise<string>): Promise<number> {
  const releases = join(cluster.dataDir, 'releases');
  const key = createPrivateKey(
    await readFile(join(cluster.dataDir, 'keys/release-private.pem'), 'utf8'),
  );
  const next = releaseVariant(await readLiveRelease(releases, remote), { label: 'cluster' });
  await publishToFolder(releases, next, key);
  const began = performance.now();
  const seen = async () => (await look()).includes(next.document.id);
  await expect.poll(seen, { intervals: [20], timeout: 20_000 }).toBe(true);
  return performance.now() - began;
}

/** A page of a remote, which names the files of its release. */
async function atEdge(remote: keyof typeof AREAS): Promise<string> {
  return (await fetch(cluster.url + AREAS[remote].path)).text();
}

/** What both shells have of the desks, which have no page for readers; nothing until they agree. */
async function atShells(): Promise<string> {
  const ids = ['shell-1', 'shell-2'].map(async (name) => {
    const answer = await fetch(`${cluster.instances[name]}/health`);
    const { remotes } = (await answer.json()) as ShellHealth;
    return remotes.find((remote) => remote.name === DESKS)?.id ?? '';
  });
  const [one, other] = await Promise.all(ids);
  return one !== undefined && one === other ? one : '';
}

/**
 * Milliseconds from the publishing of a story until every page that shows it does so at the edge and at
 * both shells. One shell is told by the content service; the other hears it from that one, by Redis.
 */
async function storySeen(headline: string): Promise<number> {
  await new ContentEditor(cluster.embeddedUrl).publishHeadline(PUBLISHED, headline);
  const pagesOf = (url: string) => ({
    get: async (path: string) => ({ html: await (await fetch(url + path)).text() }),
  });
  const { 'shell-1': one = '', 'shell-2': other = '' } = cluster.instances;
  const everywhere = [cluster.url, one, other].map((url) =>
    shownAfter(pagesOf(url), headline, 20_000),
  );
  return Math.max(...(await Promise.all(everywhere)));
}

/** Milliseconds until an instance that got a signal is healthy again, as another process. */
async function comesBack(name: string, signal: NodeJS.Signals): Promise<number> {
  const before = await cluster.pid(name);
  const began = performance.now();
  await cluster.kill(name, signal);
  const back = async () => {
    if ((await cluster.pid(name)) === before) return false;
    const { status } = await fetch(`${cluster.instances[name]}/health`).catch(() => ({
      status: 0,
    }));
    return status === 200;
  };
  await expect.poll(back, { intervals: [50], timeout: BACK_WITHIN }).toBe(true);
  return performance.now() - began;
}

/** Milliseconds from the first death until it is there after the last; each time when it has come back. */
async function killAgainAndAgain(name: string, times: number): Promise<number> {
  const began = performance.now();
  for (let count = 0; count < times; count += 1) {
    const before = await cluster.pid(name);
    await cluster.kill(name, 'SIGKILL');
    await expect
      .poll(() => cluster.pid(name), { intervals: [20], timeout: BACK_WITHIN })
      .not.toBe(before);
  }
  return performance.now() - began;
}

/** Milliseconds until two more declarations were acknowledged. */
async function writesAgain(writer: SteadyWriter): Promise<number> {
  const before = writer.acknowledged.length;
  const began = performance.now();
  await expect
    .poll(() => writer.acknowledged.length, { intervals: [50], timeout: BACK_WITHIN })
    .toBeGreaterThan(before + 1);
  return performance.now() - began;
}

/** Everybody whose declaration was acknowledged gets one receipt. */
async function expectReceipts(addresses: readonly string[]): Promise<void> {
  expect(addresses.length).toBeGreaterThan(10);
  const mailsTo = async (address: string) => {
    const answer = await fetch(`${cluster.embeddedUrl}/mail?to=${encodeURIComponent(address)}`);
    return ((await answer.json()) as { readonly mails: readonly unknown[] }).mails.length;
  };
  const counts = async () => Promise.all(addresses.map(mailsTo));
  await expect.poll(counts, { timeout: 60_000 }).toEqual(addresses.map(() => 1));
}

test('Aus der Sicherung entsteht eine zweite Seite, auf der sich anmelden kann, wer es vorher konnte', async ({
  request,
}, testInfo) => {
  test.setTimeout(300_000);
  const email = 'karla.hinrichs@leserin.example';
  await register(request, email);
  const backup = testInfo.outputPath('backup');
  const { code, output } = await runCommand(['scripts/backup.mjs', 'save', backup], {
    DATABASE_URL: cluster.databaseUrl,
    AUTH_SECRET: 'not used by a backup, but asked for',
    ENV_FILE: '',
  });
  expect(output).toMatch(/saved: \d+ tables, \d+ rows/);
  expect(code).toBe(0);
  await cluster.stop();

  cluster = await startCluster('cluster-restored', { restore: backup });
  expect((await signIn(request, email)).status()).toBe(200);
  // A database that somebody uses already is left alone.
  const again = await runCommand(['scripts/backup.mjs', 'load', backup], {
    DATABASE_URL: cluster.databaseUrl,
    AUTH_SECRET: 'not used by a backup, but asked for',
    ENV_FILE: '',
  });
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') });
});

async function register(request: APIRequestContext, email: string): Promise<void> {
  const person = { email, password: readerPassword, displayName: 'Karla Hinrichs' };
  const post = (path: string, data: object) =>
    request.post(cluster.url + path, { data, headers: { origin: cluster.url } });
  const asked = await post('/api/auth/register', { ...person, acceptTerms: true });
  expect(asked.status()).toBe(202);
  const link = await mailedLink(request, email, '/registrieren/bestaetigen', cluster.embeddedUrl);
  const token = new URL(link, cluster.url).searchParams.get('code');
  expect((await post('/api/auth/confirm', { token })).status()).toBe(200);
}

function signIn(request: APIRequestContext, email: string): Promise<APIResponse> {
  const data = { email, password: readerPassword };
  return request.post(`${cluster.url}/api/auth/login`, { data, headers: { origin: cluster.url } });
}
