import { fork } from 'node:child_process';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import { createSandboxChecker, checkReleaseInSandbox } from '#server/sandbox-checker.ts';
import { createBundleSource, makeKeys, makeRelease } from '#testing/release-factory.ts';

const PROGRAM_PATH = fileURLToPath(new URL('../testing/sandbox-fixture.ts', import.meta.url));
/** Timeout of the sandbox check for bundles that never finish, in milliseconds. */
const SHORT_TIMEOUT_MS = 1000;
/** Timeout of the sandbox check in milliseconds that is long enough on a busy machine. */
const LONG_TIMEOUT_MS = 18_000;
const checker = createSandboxChecker(PROGRAM_PATH, LONG_TIMEOUT_MS);
const shortTimeoutChecker = createSandboxChecker(PROGRAM_PATH, SHORT_TIMEOUT_MS);
const keys = makeKeys();

jest.setTimeout(2 * LONG_TIMEOUT_MS);

afterAll(async () => {
  await Promise.all([checker.stop(), shortTimeoutChecker.stop()]);
});

function createFixture(id: string, code: string) {
  const { files } = makeRelease({ id, sequence: 1, bundle: code }, keys);
  const text = files.get(`builds/meta/${id}.json`)?.toString() ?? '';
  return { document: JSON.parse(text) as ReleaseDocument, code };
}

/** Creates a valid bundle with one component example that renders with the given view source. */
function createBundleWithStory(view: string): string {
  return `${createBundleSource('aa')}; module.exports.default.stories = async () => [
    { title: 'Block / Beispiel', state: 'kaputt', view: () => { ${view} } },
  ];`;
}

const unfinishedBundles: readonly [string, string, RegExp][] = [
  ['an endless loop at load', 'for (;;) {}', /^its top level did not finish within 1000 ms$/],
  [
    'an endless loop in a view',
    createBundleWithStory('for (;;) {}'),
    /^story "Block \/ Beispiel: kaputt" did not finish within 1000 ms$/,
  ],
  [
    'a view that never loads',
    createBundleSource('aa').replace(/async \(\) => function[^}]+}/, '() => new Promise(() => {})'),
    /^its views did not finish within 1000 ms$/,
  ],
];

const harmfulBundles: readonly [string, string, RegExp][] = [
  [
    'unbounded heap growth',
    'const all = []; for (;;) all.push(new Array(1000).fill({ at: all.length }));',
    /^its top level takes more than 256 MB of heap$/,
  ],
  [
    'one huge allocation',
    createBundleWithStory('const all = []; for (;;) all.push(new Array(4_000_000).fill(0.5));'),
    /^story .* takes more than 256 MB of heap$/,
  ],
  [
    'unbounded buffers',
    'const all = []; for (;;) all.push(new Uint8Array(10_000_000).fill(1));',
    /^its top level takes more than 640 MB$/,
  ],
  ['an exit', 'process.exit(0)', /^its top level ended the process \(exit code 0\)$/],
  ['a kill', 'process.kill(process.pid, "SIGKILL")', /^process.kill is not a function$/],
  ['a crash', 'process.abort()', /^process.abort is not a function$/],
  [
    'reading files',
    'process.getBuiltinModule("fs").readdirSync("/")',
    /^process.getBuiltinModule is not a function$/,
  ],
  ['an error at load', 'throw new TypeError("bad day")', /^bad day$/],
  [
    'an error in a view',
    createBundleWithStory('throw new Error("no title")'),
    /^story "Block \/ Beispiel: kaputt" cannot be rendered: no title$/,
  ],
  [
    'an error in a timer',
    `setTimeout(() => { throw new Error('late day'); }, 5); ${createBundleSource('aa')}`,
    /^late day$/,
  ],
  [
    'an unhandled rejection',
    `Promise.reject(new Error('lost day')); ${createBundleSource('aa')}`,
    /^lost day$/,
  ],
  [
    'a timer that keeps running',
    `setInterval(() => {}, 1000); ${createBundleSource('aa')}`,
    /^a timer is still running after loading$/,
  ],
  [
    'another contract',
    createBundleSource('aa', 'mf-test', 9),
    new RegExp(`contract is 9, this shell hosts ${CONTRACT_VERSION}`),
  ],
  [
    'stories that do not load',
    createBundleWithStory('').replace('async () => [', 'async () => missing || ['),
    /missing is not/,
  ],
];

describe('a harmful release', () => {
  // Each waits a second. Soak tries all.
  test.each(unfinishedBundles.slice(0, process.env['SOAK'] ? undefined : 1))(
    'times out: %s',
    async (_name, code, problem) => {
      const { document } = createFixture('aa', code);
      await expect(shortTimeoutChecker.check(document, code)).rejects.toThrow(problem);
    },
  );

  test.each(harmfulBundles)(
    'refuses %s and keeps this process running',
    async (_name, code, problem) => {
      const { document } = createFixture('aa', code);
      await expect(checker.check(document, code)).rejects.toThrow(problem);
      const goodFixture = createFixture('bb', createBundleSource('bb'));
      await expect(checker.check(goodFixture.document, goodFixture.code)).resolves.toBeUndefined();
    },
  );
});

test('isolates releases: each check has its own process', async () => {
  const pollutingBundle = `Array.prototype.map = () => { throw new Error('spoilt'); };
    globalThis.spoilt = true; ${createBundleSource('aa')}`;
  const bundleThatDetectsPollution = `if (globalThis.spoilt) throw new Error('spoilt'); ${createBundleSource('cc')}`;
  const pollutingFixture = createFixture('aa', pollutingBundle);
  await checker.check(pollutingFixture.document, pollutingFixture.code).catch(() => {});
  const isolatedFixture = createFixture('cc', bundleThatDetectsPollution);
  await expect(
    checker.check(isolatedFixture.document, isolatedFixture.code),
  ).resolves.toBeUndefined();
});

test('sees none of the secrets of its parent', async () => {
  process.env['SANDBOX_TEST_SECRET'] = 'hush';
  const code = `if (process.env.SANDBOX_TEST_SECRET) throw new Error('known');
    if (process.env.HOME) throw new Error('known'); ${createBundleSource('dd')}`;
  const { document } = createFixture('dd', code);
  try {
    await expect(
      checkReleaseInSandbox(PROGRAM_PATH, { document, code }, LONG_TIMEOUT_MS),
    ).resolves.toBeDefined();
  } finally {
    delete process.env['SANDBOX_TEST_SECRET'];
  }
});

test('security finding 20: gets no variables that a release has added to a shared prototype', async () => {
  const objectPrototype = Object.prototype as unknown as Record<string, string>;
  const code = `if (Object.hasOwn(process.env, 'ADDED_VARIABLE')) throw new Error('inherited');
    ${createBundleSource('ff')}`;
  const { document } = createFixture('ff', code);
  // Removes the variable right after the synchronous start of the process. Otherwise it would
  // affect code of other test files in this worker, for example the observer of garbage
  // collections.
  objectPrototype['ADDED_VARIABLE'] = 'yes';
  const check = checkReleaseInSandbox(PROGRAM_PATH, { document, code }, LONG_TIMEOUT_MS);
  delete objectPrototype['ADDED_VARIABLE'];
  await expect(check).resolves.toBeDefined();
});

test('checks many releases, two at a time', async () => {
  const releases = ['p1', 'p2', 'p3', 'p4', 'p5'].map((id) =>
    createFixture(id, createBundleSource(id)),
  );
  const checks = releases.map(({ document, code }) => checker.check(document, code));
  await expect(Promise.all(checks)).resolves.toHaveLength(5);
});

test('does not check the same bundle twice', async () => {
  const { document, code } = createFixture('ee', createBundleSource('ee'));
  await checker.check(document, code);
  const durationsMs: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    const startMs = performance.now();
    await checker.check(document, code);
    durationsMs.push(performance.now() - startMs);
  }
  // Only the fastest of five runs counts, because other processes may slow a run down.
  expect(Math.min(...durationsMs)).toBeLessThan(5);
});

test('reports the parts that no story renders', async () => {
  const code = `const { jsx } = require('react/jsx-runtime');
    ${createBundleSource('ff')}
    const seen = () => 'seen'; const missed = () => 'missed';
    Object.assign(module.exports.default, {
      blocks: { seen: { hydrate: 'never', view: async () => seen },
                missed: { hydrate: 'never', view: async () => missed } },
      stories: async () => [{ title: 'Seen', state: 'once', view: () => jsx(seen, {}) }],
    });`;
  const { document } = createFixture('ff', code);
  const report = await checkReleaseInSandbox(PROGRAM_PATH, { document, code }, LONG_TIMEOUT_MS);
  expect(report.viewsWithoutStory).toEqual(['route start', 'block missed']);
});

test('refuses with a reason when the program does not exist', async () => {
  const { document, code } = createFixture('gg', createBundleSource('gg'));
  const check = checkReleaseInSandbox('/nowhere/check.cjs', { document, code }, LONG_TIMEOUT_MS);
  await expect(check).rejects.toThrow(
    /the sandbox check could not start: its start ended the process/,
  );
});

test('exits when the shell that started it exits', async () => {
  const child = fork(PROGRAM_PATH, [], {
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  await once(child, 'message');
  const exitEvent = once(child, 'exit');
  child.disconnect();
  await expect(exitEvent).resolves.toEqual([0, null]);
});
