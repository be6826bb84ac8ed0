import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPublicKey } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readPreviewLink } from '#release/preview-link.ts';
import { keyId, parsePrivateKey } from '#release/signature.ts';
import { ownKey } from '#release/signing-key.ts';
import { RoomCopy } from '#testing/room-copy.ts';
import type { CommandResult } from '#testing/run-program.ts';
import { runProgram } from '#testing/run-program.ts';
import { ShellStandIn } from '#testing/shell-stand-in.ts';

/** The life of a remote by its commands; each test goes on from where the one before ended. */

const NAME = 'mf-life';
const shell = new ShellStandIn();
let data: string;
let room: RoomCopy;
let hooks: string;
const ids: string[] = [];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'life-'));
  room = await RoomCopy.make(NAME);
  hooks = await shell.listen();
});

afterAll(async () => {
  await shell.close();
  await room.remove();
  await rm(data, { recursive: true });
});

async function run(command: string, ...args: string[]): Promise<CommandResult> {
  const env = { DATA_DIR: data, RELEASE_HOOKS: hooks };
  return await runProgram([`src/cli/${command}.ts`, ...args], env);
}

/** What the shell was told last. */
function told() {
  const { url, remote, latest = '{}' } = shell.pushes.at(-1) ?? {};
  return { url, remote, latest: JSON.parse(latest) as Record<string, unknown> };
}

test('a release goes through its steps, to the shell, and says what it weighs', async () => {
  const { code, output, problems } = await run('release', room.folder, '--note', 'Die erste');
  expect([code, problems]).toEqual([0, '']);
  const steps = [...output.matchAll(/^✓ (\w+)/gm)].map(([, step]) => step);
  expect(steps).toEqual(['build', 'verify', 'upload', 'try', 'flip', 'shells', 'prune']);
  const [, id = ''] = /^mf-life ([0-9a-f]{16}) published, sequence 1$/m.exec(output) ?? [];
  ids.push(id);
  expect(output).toMatch(/^scripts \d+\.\d kB, styles \d\.\d kB, server \d+\.\d kB$/m);
  expect(output).toMatch(/shells +1 of 1 serve it, after \d+ ms/);
  expect(told()).toMatchObject({ url: 'POST /_hooks/releases', remote: NAME, latest: { id } });
}, 120_000);

test('the same inputs again change nothing', async () => {
  const again = await run('release', room.folder);
  expect(again).toMatchObject({ code: 0, problems: '' });
  expect(again.output).toContain('already live, sequence 1; same inputs, nothing to do');
  expect(shell.pushes).toHaveLength(1);
});

test('a canary leaves the live release, with its share', async () => {
  await room.mark('zwei');
  const { code, output } = await run('release', room.folder, '--canary', '10%');
  expect(code).toBe(0);
  const [, id = ''] = /^mf-life (\w+) canary for 10 % of visitors, sequence 2$/m.exec(output) ?? [];
  ids.push(id);
  expect(output).toMatch(
    /^scripts \d+\.\d kB \((=|[+−]\d+(\.\d kB| B))\), styles \d\.\d kB \(=\)/m,
  );
  expect(told().latest).toMatchObject({ id: ids[0], sequence: 2, canary: { id, share: 10 } });
  expect((await run('release', room.folder, '--canary', '10')).output).toContain('already canary');
}, 120_000);

test('the list shows both, with what the shell says of them', async () => {
  const figures = { pages: 200, serverFaults: 1, browserFaults: 1, p95Ms: 12 };
  shell.health = {
    remotes: [{ name: NAME, state: 'live', id: ids[0], canary: { id: ids[1], problem: null } }],
    canaries: [{ remote: NAME, id: ids[1], share: 10, stopped: null }],
    releases: { [`${NAME}@${ids[1]}`]: figures },
  };
  const { output } = await run('releases', NAME);
  expect(output).toMatch(new RegExp(`^mf-life  ${ids[0]} live since .* UTC by release, `, 'm'));
  expect(output).toMatch(new RegExp(`^  canary ${ids[1]} for 10 % since`, 'm'));
  expect(output).toMatch(/canary, on 200 pages, 2 faults \(1\.0 %\), p95 12 ms$/m);
  expect(output).toMatch(/^ +#2 .* canary +\w{16}, canary \w{16} 10 %/m);
  expect(output).toMatch(/^ +#1 .* release .* {2}“Die erste”$/m);
  const json = JSON.parse((await run('releases', '--json')).output) as {
    readonly reports: readonly { readonly remote: string }[];
  };
  expect(json.reports).toMatchObject([{ remote: NAME, sequence: 2, canary: { share: 10 } }]);
});

test('the canary is promoted, rolled back, and left alone by what publishes changes', async () => {
  expect((await run('promote', NAME)).output).toMatch(/live by promote, no canary, sequence 3/);
  const started = performance.now();
  const back = await run('rollback', NAME, '--note', 'Suche leer');
  const spent = performance.now() - started;
  expect(back.output).toContain(`${NAME} ${ids[0]} live by rollback, no canary, sequence 4`);
  expect(told().latest).toMatchObject({ id: ids[0], sequence: 4 });
  expect(spent).toBeLessThan(5_000);
  const changed = await run('publish-changed', room.folder);
  expect(changed.output).toMatch(/left alone, it was rolled back/);
  expect(told().latest).toMatchObject({ sequence: 4 });
}, 60_000);

test('what was rolled back can be released again on purpose', async () => {
  const { output } = await run('release', room.folder);
  expect(output).toContain(`${NAME} ${ids[1]} published, sequence 5`);
  expect(output).toMatch(/upload +lies in the store already/);
}, 60_000);

test('a preview flips nothing and prints a link that shells believe', async () => {
  await room.mark('drei');
  const { output } = await run('release', room.folder, '--preview');
  const value = /\?vorschau=(\S+)$/m.exec(output)?.[1] ?? '';
  const own = createPublicKey(parsePrivateKey(await ownKey(join(data, 'keys'))));
  const link = readPreviewLink(value, [own], Date.now() / 1000);
  expect(link).toMatchObject({ remote: NAME, base: '' });
  expect(ids).not.toContain(link?.id);
  expect(told().latest).toMatchObject({ id: ids[1], sequence: 5 });
  const never = await run('rollback', NAME, link?.id ?? '');
  expect(never).toMatchObject({ code: 1 });
  expect(never.problems).toContain('was never live; earlier ones: ');
}, 60_000);

test('a canary is stopped; without one there is nothing to stop or promote', async () => {
  await run('release', room.folder, '--canary', '5%');
  expect((await run('stop-canary', NAME)).output).toMatch(/live by stop, no canary, sequence 7/);
  for (const command of ['stop-canary', 'promote']) {
    const without = await run(command, NAME);
    expect([without.code, without.problems.trim()]).toEqual([1, `${NAME} has no canary`]);
  }
}, 60_000);

test('a release whose pages fail where the live ones do not is tried and refused', async () => {
  await room.mark('vier');
  shell.health = { keys: [keyId(createPublicKey(parsePrivateKey(await ownKey(`${data}/keys`))))] };
  shell.html = '<a href="/artikel/weizen/preise">';
  shell.page = (path, preview) => (preview && path.startsWith('/artikel/') ? 500 : 200);
  await room.change('src/remote.tsx', (text) =>
    text.replace(
      'routes: [',
      "routes: [{ id: 'all', path: '/artikel', handle: { layout: 'cms' }, view: async () => (await import(/* webpackChunkName: \"route-all\" */ '#article/ArticleView.tsx')).ArticleView },",
    ),
  );
  const before = shell.pushes.length;
  const { code, problems } = await run('release', room.folder);
  expect(code).toBe(1);
  expect(problems).toContain(
    `Not released: /artikel/weizen/preise answers 500 in ${hooks}, 200 by the live release: `,
  );
  expect(problems).toMatch(/: npm run errors -- mf-life@\w{16}\nWhat is live stays as it is\.$/m);
  expect(shell.pushes).toHaveLength(before);
  shell.page = () => 200;
  shell.health = {};
}, 60_000);

test('a shell that refuses it is a failure, and the flip stands', async () => {
  shell.answer = { taken: false, problem: 'its proof failed' };
  const { code, output, problems } = await run('rollback', NAME);
  shell.answer = { taken: true, problem: null };
  expect(code).toBe(1);
  expect(output).toMatch(/shells +none took it/);
  expect(output).toMatch(/live by rollback, no canary, sequence 8/);
  expect(problems).toContain(`${hooks} refuses it and goes on with what it had: its proof failed`);
  shell.health = {
    remotes: [{ name: NAME, state: 'stale', id: 'ffff', sequence: 7, problem: 'its proof failed' }],
  };
  const { output: shown } = await run('releases', NAME);
  expect(shown).toContain(`! ${hooks} serves ffff, sequence 7, stale: its proof failed`);
}, 30_000);

test('a flip is above what shells hold, whatever the store says', async () => {
  shell.health = { remotes: [{ name: NAME, state: 'live', id: 'ffff', sequence: 20 }] };
  const { code, output } = await run('release', room.folder);
  expect([code, output]).toEqual([0, expect.stringContaining('published, sequence 21')]);
}, 30_000);

test('the same again tells a shell that is behind, and fails as long as it refuses', async () => {
  shell.health = { remotes: [{ name: NAME, state: 'stale', id: 'ffff', sequence: 20 }] };
  shell.answer = { taken: false, problem: 'its proof failed' };
  const pushes = shell.pushes.length;
  const refused = await run('release', room.folder);
  expect(refused.output).toContain('already live, sequence 21');
  expect([refused.code, refused.problems]).toEqual([1, expect.stringContaining('refuses it')]);
  shell.answer = { taken: true, problem: null };
  expect(await run('release', room.folder)).toMatchObject({ code: 0, problems: '' });
  expect(shell.pushes).toHaveLength(pushes + 2);
}, 30_000);

test('a key that a shell does not trust flips nothing', async () => {
  shell.health = { keys: ['0123456789abcdef'] };
  const pushes = shell.pushes.length;
  for (const [command, ...args] of [
    ['rollback', NAME],
    ['switch', 'off', `remote:${NAME}`],
  ] as const) {
    const { code, problems } = await run(command, ...args);
    expect([code, problems]).toEqual([
      1,
      expect.stringMatching(/^http:\S+ does not trust the key \w{16} that signs here, only 0123/),
    ]);
  }
  shell.health = {};
  expect(shell.pushes).toHaveLength(pushes);
}, 30_000);

test('a shell that is away is told later, and is no failure', async () => {
  const gone = new ShellStandIn();
  const address = await gone.listen();
  await gone.close();
  const env = { DATA_DIR: data, RELEASE_HOOKS: address };
  const { code, output } = await runProgram(['src/cli/rollback.ts', NAME], env);
  expect(code).toBe(0);
  expect(output).toContain(`${address} is not there; it finds out when it asks next`);
}, 30_000);

test('parts are switched off and on; unknown ones are refused with those that are known', async () => {
  const off = await run('switch', 'off', 'slot:header.search', '--note', 'zu langsam');
  expect([off.code, off.problems]).toEqual([0, '']);
  const { switches = '{}' } = shell.pushes.at(-1) ?? {};
  expect(JSON.parse(switches)).toMatchObject({
    sequence: 1,
    off: [{ part: 'slot:header.search' }],
  });
  expect((await run('switch')).output).toMatch(
    /^off {2}slot:header.search {2}since .* zu langsam$/m,
  );
  const unknown = await run('switch', 'off', 'slot:header.serach');
  expect(unknown.code).toBe(1);
  expect(unknown.problems).toContain(
    'Nothing that is live has slot:header.serach; known: slot:header.search',
  );
  const wrong = await run('switch', 'off', 'header.search');
  expect(wrong.problems).toContain('parts are remote:<name>, block:<name> or slot:<name>');
  expect((await run('switch', 'on', 'slot:header.search')).output).toContain('is on');
  expect((await run('switch')).output).toBe('Everything is on\n');
}, 60_000);

test('pruning by hand keeps what is needed', async () => {
  const { code, output } = await run('prune-releases', '--keep-days', '0', '--keep', '0');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/^mf-life (nothing is old|removed \w+)\n$/),
  ]);
  const unknown = await run('prune-releases', 'mf-nobody');
  expect(unknown.problems).toMatch(/mf-nobody was never released in .*; known: mf-life/);
});
