import { expect } from '@playwright/test';
import { throwsInLoader } from '../support/breaking-release.ts';
import { test } from '../support/chaos-test.ts';
import { hydrated } from '../support/demo-reader.ts';
import { releaseVariant } from '../support/release-variant.ts';
import { recordCase } from '../support/resilience-case.ts';
import type { FetchedPage, ShellProcess } from '../support/shell-process.ts';

const REMOTE = 'mf-veranstaltungen';
/** A page that is cached for everybody. */
const PATH = '/veranstaltungen';
const SHARE = 20;
const VISITORS = 200;

const visit = (shell: ShellProcess, bucket: number): Promise<FetchedPage> =>
  shell.get(PATH, { cookie: `gl_bucket=${bucket}` });

const releaseOf = ({ html }: FetchedPage): string =>
  new RegExp(`/${REMOTE}/builds/([0-9a-f]+)/`).exec(html)?.[1] ?? 'none';

test('Der Browser gibt sich seine Nummer selbst und behält sie; der Server setzt kein Cookie', async ({
  page,
  context,
  startWholeShell,
}) => {
  const shell = await startWholeShell();
  const set: string[] = [];
  page.on('response', async (response) => {
    const cookies = await response.headerValues('set-cookie').catch(() => []);
    set.push(...cookies.filter((cookie) => cookie.startsWith('gl_bucket')));
  });
  const bucket = async () =>
    (await context.cookies()).find(({ name }) => name === 'gl_bucket')?.value;
  const answer = await page.goto(shell.url + PATH);
  expect(await answer?.headerValue('set-cookie')).toBeNull();
  await hydrated(page);
  await expect.poll(bucket).toMatch(/^\d{1,2}$/);
  const first = await bucket();
  await page.reload();
  await hydrated(page);
  expect(await bucket()).toBe(first);
  expect(set).toEqual([]);
});

test(`Ein Probelauf mit ${SHARE} % erreicht genau so viele von ${VISITORS} und bleibt bei ihnen`, async ({
  releases,
  lab,
  startWholeShell,
}) => {
  const canary = releaseVariant(releases[REMOTE], { label: 'canary' });
  lab.publish(releases[REMOTE], { canary: { release: canary, share: SHARE } });
  const shell = await startWholeShell();
  const { id } = canary.document;
  await expect.poll(async () => releaseOf(await visit(shell, 0))).toBe(id);
  const seen: string[] = [];
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const page = await visit(shell, visitor % 100);
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toBeNull();
    seen.push(releaseOf(page));
  }
  expect(seen.filter((release) => release === id)).toHaveLength((VISITORS * SHARE) / 100);
  // The second hundred has the numbers of the first: each got the same again.
  expect(seen.slice(100)).toEqual(seen.slice(0, 100));
  // Without a number (first visit, no script) one gets what is live.
  expect(releaseOf(await shell.get(PATH))).toBe(releases[REMOTE].document.id);
});

test('Ein Rand, der nach Fassungen trennt, darf auch den Probelauf behalten', async ({
  releases,
  lab,
  startWholeShell,
}) => {
  const canary = releaseVariant(releases[REMOTE], { label: 'canary edge' });
  lab.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
  const shell = await startWholeShell();
  const bucketOf = async (cookie: string) =>
    (await shell.get('/_edge/bucket', { cookie })).headers.get('x-release-bucket') ?? '';
  await expect.poll(() => bucketOf('gl_bucket=0')).toMatch(/^canary:/);
  const trial = await bucketOf('gl_bucket=49');
  expect(trial).toBe(await bucketOf('gl_bucket=0'));
  expect(await bucketOf('gl_bucket=50')).toBe('live');
  expect(await bucketOf('')).toBe('live');

  const cacheControl = async (bucket: string) => {
    const headers = { cookie: 'gl_bucket=0', 'x-release-bucket': bucket };
    const page = await shell.get(PATH, headers);
    expect(releaseOf(page)).toBe(canary.document.id);
    return `${page.headers.get('cache-control')} ${page.headers.get('vary')}`;
  };
  expect(await cacheControl(trial)).toMatch(/^public.*x-release-bucket/);
  // An edge that still believes otherwise must not keep it under the wrong name.
  expect(await cacheControl('live')).toMatch(/^private/);
});

test('Der Zwischenspeicher mischt Probelauf und laufende Fassung nie', async ({
  releases,
  lab,
  startWholeShell,
}) => {
  const text = ['Veranstaltung', 'Veranstaltung (Probe)'] as const;
  const canary = releaseVariant(releases[REMOTE], { label: 'canary text', text });
  lab.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
  const shell = await startWholeShell();
  await expect.poll(async () => releaseOf(await visit(shell, 0))).toBe(canary.document.id);
  const states = new Set<string>();
  for (let turn = 0; turn < 20; turn += 1) {
    const [trial, live] = await Promise.all([visit(shell, 0), visit(shell, 99)]);
    expect(releaseOf(trial)).toBe(canary.document.id);
    expect(trial.html).toContain('(Probe)');
    expect(releaseOf(live)).toBe(releases[REMOTE].document.id);
    expect(live.html).not.toContain('(Probe)');
    // A cache before the shell may keep the live page, for visitors with the same cookie only.
    expect(trial.headers.get('cache-control')).toBe('private, no-cache');
    expect(live.headers.get('cache-control')).toContain('public');
    expect(live.headers.get('vary')).toContain('cookie');
    for (const page of [trial, live]) states.add(page.headers.get('x-cache') ?? 'none');
  }
  expect(states).toContain('hit');
});

test('Ein Probelauf, der wirft, wird angehalten, bevor ihn jemand zurückruft', async ({
  releases,
  lab,
  startWholeShell,
}) => {
  const canary = throwsInLoader(releases[REMOTE], 'Der Probelauf hat Wespen');
  lab.publish(releases[REMOTE], { canary: { release: canary, share: 50 } });
  const shell = await startWholeShell();
  const { id } = canary.document;
  // Half of the visitors get it. How many errors it takes is the guard's business: few.
  const trial: number[] = [];
  await expect
    .poll(
      async () => {
        expect((await visit(shell, 99)).status).toBe(200);
        trial.push((await visit(shell, 0)).status);
        return trial.includes(500) && trial.at(-1) === 200;
      },
      { intervals: [20], timeout: 15_000 },
    )
    .toBe(true);
  expect(trial.filter((status) => status === 500).length).toBeLessThan(20);
  expect(releaseOf(await visit(shell, 0))).toBe(releases[REMOTE].document.id);
  const { canaries } = await shell.health();
  expect(canaries).toMatchObject([{ remote: REMOTE, id, share: 0, stopped: { id } }]);
  const told = shell.log.find(({ msg }) => String(msg).startsWith('canary is stopped'));
  expect(told).toMatchObject({ remote: REMOTE, release: id });
  recordCase({
    group: 'A live release throws',
    part: REMOTE,
    fault: 'its canary throws in a loader',
    status: 500,
    seen: 'a few visitors of the canary the error screen, then the live release; nobody else anything',
    within: 500,
  });
});
