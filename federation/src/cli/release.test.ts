import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { verifyPreviewLink } from '#release/preview-link.ts';
import { getKeyId, parsePrivateKey } from '#release/signature.ts';
import { readOrCreateKey } from '#release/signing-key.ts';
import { RemoteCopy } from '#testing/remote-copy.ts';
import type { CommandResult } from '#testing/run-program.ts';
import { runProgram } from '#testing/run-program.ts';
import { FakeShell } from '#testing/fake-shell.ts';

/**
 * Tests the release commands on one remote; each test continues from the state of the previous
 * one.
 */

const REMOTE_NAME = 'mf-life';
const shell = new FakeShell();
let data: string;
let remoteCopy: RemoteCopy;
let hooks: string;
const ids: string[] = [];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'life-'));
  remoteCopy = await RemoteCopy.make(REMOTE_NAME);
  hooks = await shell.listen();
});

afterAll(async () => {
  await shell.close();
  await remoteCopy.remove();
  await rm(data, { recursive: true });
});

async function runCommand(command: string, ...args: string[]): Promise<CommandResult> {
  const env = { DATA_DIR: data, RELEASE_HOOKS: hooks, GIT_AUTHOR_NAME: 'Anna Beispiel' };
  return await runProgram([`src/cli/${command}.ts`, ...args], env);
}

test('a release runs all steps, notifies the shell and prints sizes', async () => {
  const { code, output, problems } = await runCommand(
    'release',
    remoteCopy.folder,
    '--note',
    'Die erste',
  );
  expect([code, problems]).toEqual([0, '']);
  const steps = [...output.matchAll(/^✓ (\w+)/gm)].map(([, step]) => step);
  expect(steps).toEqual(['build', 'verify', 'upload', 'smoke', 'flip', 'shells', 'prune']);
  const [, id = ''] = /^mf-life ([0-9a-f]{16}) published, sequence 1$/m.exec(output) ?? [];
  ids.push(id);
  expect(output).toMatch(/^✓ build +\w{16}, types checked/m);
  expect(output).toMatch(/^scripts \d+\.\d kB, styles \d\.\d kB, server \d+\.\d kB$/m);
  expect(output).toMatch(/shells +1 of 1 serve it, after \d+ ms/);
  expect(shell.getLastPush()).toMatchObject({
    url: 'POST /_hooks/releases',
    remote: REMOTE_NAME,
    latest: { id },
  });
}, 120_000);

test('a release of unchanged inputs does nothing', async () => {
  const secondResult = await runCommand('release', remoteCopy.folder);
  expect(secondResult).toMatchObject({ code: 0, problems: '' });
  expect(secondResult.output).toContain('already live, sequence 1; same inputs, nothing to do');
  expect(shell.pushes).toHaveLength(1);
});

test('a canary keeps the live release and gets its share', async () => {
  await remoteCopy.changeSource('zwei');
  const { code, output } = await runCommand('release', remoteCopy.folder, '--canary', '10%');
  expect(code).toBe(0);
  const [, id = ''] = /^mf-life (\w+) canary for 10 % of visitors, sequence 2$/m.exec(output) ?? [];
  ids.push(id);
  expect(output).toMatch(
    /^scripts \d+\.\d kB \((=|[+−]\d+(\.\d kB| B))\), styles \d\.\d kB \(=\)/m,
  );
  expect(shell.getLastPush().latest).toMatchObject({
    id: ids[0],
    sequence: 2,
    canary: { id, share: 10 },
  });
  expect((await runCommand('release', remoteCopy.folder, '--canary', '10')).output).toContain(
    'already canary',
  );
}, 120_000);

test('the list shows live release and canary with their health', async () => {
  const healthCounts = { pages: 200, serverFaults: 1, browserFaults: 1, p95Ms: 12 };
  shell.health = {
    remotes: [
      { name: REMOTE_NAME, state: 'live', id: ids[0], canary: { id: ids[1], problem: null } },
    ],
    canaries: [{ remote: REMOTE_NAME, id: ids[1], share: 10, stopped: null }],
    releases: { [`${REMOTE_NAME}@${ids[1]}`]: healthCounts },
  };
  const { output } = await runCommand('releases', REMOTE_NAME);
  expect(output).toMatch(new RegExp(`^mf-life  ${ids[0]} live since .* UTC by release, `, 'm'));
  expect(output).toMatch(new RegExp(`^  canary ${ids[1]} for 10 % since`, 'm'));
  expect(output).toMatch(/canary, on 200 pages, 2 faults \(1\.0 %\), p95 12 ms$/m);
  expect(output).toMatch(/^ +#2 .* canary +\w{16}, canary \w{16} 10 %.*, by Anna Beispiel$/m);
  expect(output).toMatch(/^ +#1 .* release .*, by Anna Beispiel {2}“Die erste”$/m);
  const json = JSON.parse((await runCommand('releases', '--json')).output) as {
    readonly reports: readonly { readonly remote: string }[];
  };
  expect(json.reports).toMatchObject([{ remote: REMOTE_NAME, sequence: 2, canary: { share: 10 } }]);
});

test('the canary can be promoted and rolled back, and publish-changed then skips it', async () => {
  expect((await runCommand('promote', REMOTE_NAME)).output).toMatch(
    /live by promote, no canary, sequence 3/,
  );
  const startMs = performance.now();
  const rollbackResult = await runCommand('rollback', REMOTE_NAME, '--note', 'Suche leer');
  const elapsedMs = performance.now() - startMs;
  expect(rollbackResult.output).toContain(
    `${REMOTE_NAME} ${ids[0]} live by rollback, no canary, sequence 4`,
  );
  expect(shell.getLastPush().latest).toMatchObject({ id: ids[0], sequence: 4 });
  expect(elapsedMs).toBeLessThan(5_000);
  const skippedResult = await runCommand('publish-changed', remoteCopy.folder);
  expect(skippedResult.output).toMatch(/skipped, it was rolled back/);
  expect(shell.getLastPush().latest).toMatchObject({ sequence: 4 });
}, 60_000);

test('a rolled-back release can be released again explicitly', async () => {
  const { output } = await runCommand('release', remoteCopy.folder);
  expect(output).toContain(`${REMOTE_NAME} ${ids[1]} published, sequence 5`);
  expect(output).toMatch(/upload +already in the store/);
}, 60_000);

test('a preview does not flip and prints a valid preview link', async () => {
  await remoteCopy.changeSource('drei');
  const { output } = await runCommand('release', remoteCopy.folder, '--preview');
  const signedLink = /\?vorschau=(\S+)$/m.exec(output)?.[1] ?? '';
  const machinePublicKey = createPublicKey(
    parsePrivateKey(await readOrCreateKey(join(data, 'keys'))),
  );
  const link = verifyPreviewLink(signedLink, [machinePublicKey], Date.now() / 1000);
  expect(link).toMatchObject({ remote: REMOTE_NAME, base: '' });
  expect(ids).not.toContain(link?.id);
  expect(shell.getLastPush().latest).toMatchObject({ id: ids[1], sequence: 5 });
  const neverLiveResult = await runCommand('rollback', REMOTE_NAME, link?.id ?? '');
  expect(neverLiveResult).toMatchObject({ code: 1 });
  expect(neverLiveResult.problems).toContain('was never live; earlier ones: ');
}, 60_000);

test('a canary can be stopped; stopping or promoting without one fails', async () => {
  await runCommand('release', remoteCopy.folder, '--canary', '5%');
  expect((await runCommand('stop-canary', REMOTE_NAME)).output).toMatch(
    /live by stop, no canary, sequence 7/,
  );
  for (const command of ['stop-canary', 'promote']) {
    const resultWithoutCanary = await runCommand(command, REMOTE_NAME);
    expect([resultWithoutCanary.code, resultWithoutCanary.problems.trim()]).toEqual([
      1,
      `${REMOTE_NAME} has no canary`,
    ]);
  }
}, 60_000);

test('the smoke test refuses a release whose pages fail unlike the live ones', async () => {
  await remoteCopy.changeSource('vier');
  shell.health = {
    keys: [getKeyId(createPublicKey(parsePrivateKey(await readOrCreateKey(`${data}/keys`))))],
  };
  shell.html = '<a href="/artikel/weizen/preise">';
  shell.getPageStatus = (path, preview) => (preview && path.startsWith('/artikel/') ? 500 : 200);
  await remoteCopy.change('src/remote.tsx', (text) =>
    text.replace(
      'routes: [',
      "routes: [{ id: 'all', path: '/artikel', handle: { layout: 'cms' }, view: async () => (await import(/* webpackChunkName: \"route-all\" */ '#article/ArticleView.tsx')).ArticleView },",
    ),
  );
  const pushCountBefore = shell.pushes.length;
  const { code, problems } = await runCommand('release', remoteCopy.folder);
  expect(code).toBe(1);
  expect(problems).toContain(
    `Not released: /artikel/weizen/preise answers 500 in ${hooks}, 200 with the live release: `,
  );
  expect(problems).toMatch(/: npm run errors -- mf-life@\w{16}\nThe live release is unchanged\.$/m);
  expect(shell.pushes).toHaveLength(pushCountBefore);
  shell.getPageStatus = () => 200;
  shell.health = {};
}, 60_000);

test('a refusal by a shell fails the command, but the flip is kept', async () => {
  shell.pushResponse = { accepted: false, problem: 'its sandbox check failed' };
  const { code, output, problems } = await runCommand('rollback', REMOTE_NAME);
  shell.pushResponse = { accepted: true, problem: null };
  expect(code).toBe(1);
  expect(output).toMatch(/shells +none accepted it/);
  expect(output).toMatch(/live by rollback, no canary, sequence 8/);
  expect(problems).toContain(
    `${hooks} refuses it and keeps its current state: its sandbox check failed`,
  );
  shell.reportRemote({
    name: REMOTE_NAME,
    state: 'stale',
    id: 'ffff',
    sequence: 7,
    problem: 'its sandbox check failed',
  });
  const { output: listOutput } = await runCommand('releases', REMOTE_NAME);
  expect(listOutput).toContain(
    `! ${hooks} serves ffff, sequence 7, stale: its sandbox check failed`,
  );
}, 30_000);

test('a flip uses a sequence above those that shells report', async () => {
  shell.reportRemote({ name: REMOTE_NAME, state: 'live', id: 'ffff', sequence: 20 });
  const { code, output } = await runCommand('release', remoteCopy.folder);
  expect([code, output]).toEqual([0, expect.stringContaining('published, sequence 21')]);
}, 30_000);

test('repeating a release notifies a lagging shell and fails while it refuses', async () => {
  shell.reportRemote({ name: REMOTE_NAME, state: 'stale', id: 'ffff', sequence: 20 });
  shell.pushResponse = { accepted: false, problem: 'its sandbox check failed' };
  const pushCount = shell.pushes.length;
  const refusedResult = await runCommand('release', remoteCopy.folder);
  expect(refusedResult.output).toContain('already live, sequence 21');
  expect([refusedResult.code, refusedResult.problems]).toEqual([
    1,
    expect.stringContaining('refuses it'),
  ]);
  shell.pushResponse = { accepted: true, problem: null };
  expect(await runCommand('release', remoteCopy.folder)).toMatchObject({ code: 0, problems: '' });
  expect(shell.pushes).toHaveLength(pushCount + 2);
}, 30_000);

test('commands do not flip with a key that a shell does not trust', async () => {
  shell.health = { keys: ['0123456789abcdef'] };
  const pushCount = shell.pushes.length;
  for (const [command, ...args] of [
    ['rollback', REMOTE_NAME],
    ['switch', 'off', `remote:${REMOTE_NAME}`],
  ] as const) {
    const { code, problems } = await runCommand(command, ...args);
    expect([code, problems]).toEqual([
      1,
      expect.stringMatching(/^http:\S+ does not trust the signing key \w{16}, only 0123/),
    ]);
  }
  shell.health = {};
  expect(shell.pushes).toHaveLength(pushCount);
}, 30_000);

test('an unreachable shell becomes a note and does not fail the command', async () => {
  const closedShell = new FakeShell();
  const closedShellUrl = await closedShell.listen();
  await closedShell.close();
  const env = { DATA_DIR: data, RELEASE_HOOKS: closedShellUrl };
  const { code, output } = await runProgram(['src/cli/rollback.ts', REMOTE_NAME], env);
  expect(code).toBe(0);
  expect(output).toContain(`${closedShellUrl} is not reachable; it updates at its next poll`);
}, 30_000);

test('parts can be switched off and on; an unknown part is refused with a list of known ones', async () => {
  const switchResult = await runCommand(
    'switch',
    'off',
    'slot:header.search',
    '--note',
    'zu langsam',
  );
  expect([switchResult.code, switchResult.problems]).toEqual([0, '']);
  expect(shell.getLastPush().switches).toMatchObject({
    sequence: 1,
    off: [{ part: 'slot:header.search' }],
  });
  expect((await runCommand('switch')).output).toMatch(
    /^off {2}slot:header.search {2}since .* Anna Beispiel: zu langsam$/m,
  );
  const unknownPartResult = await runCommand('switch', 'off', 'slot:header.serach');
  expect(unknownPartResult.code).toBe(1);
  expect(unknownPartResult.problems).toContain(
    'No live release has slot:header.serach; known: slot:header.search',
  );
  const invalidResult = await runCommand('switch', 'off', 'header.search');
  expect(invalidResult.problems).toContain('parts are remote:<name>, block:<name> or slot:<name>');
  expect((await runCommand('switch', 'on', 'slot:header.search')).output).toContain('is on');
  expect((await runCommand('switch')).output).toBe('Everything is on\n');
}, 60_000);

test('manual pruning keeps protected releases', async () => {
  const { code, output } = await runCommand('prune-releases', '--keep-days', '0', '--keep', '0');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^mf-life (nothing to remove|removed \w+)\n$/),
  ]);
  const unknownRemoteResult = await runCommand('prune-releases', 'mf-nobody');
  expect(unknownRemoteResult.problems).toMatch(
    /mf-nobody was never released in .*; known: mf-life/,
  );
});
