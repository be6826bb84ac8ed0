import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { RemoteCopy } from '#testing/remote-copy.ts';
import { runProgram } from '#testing/run-program.ts';

/** Tests that `npm run errors` resolves the stacks of a real release to source locations. */

const REMOTE_NAME = 'mf-faulty';
const INTERNAL_KEY = 'the-internal-key-of-a-test';
let dataFolder: string;
let remoteCopy: RemoteCopy;
let id: string;
let api: Server;
let apiUrl: string;
let errors: object[] = [];

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'errors-'));
  remoteCopy = await RemoteCopy.make(REMOTE_NAME);
  const env = { DATA_DIR: dataFolder, RELEASE_HOOKS: 'off' };
  const { output } = await runProgram(['src/cli/release.ts', remoteCopy.folder], env);
  id = /mf-faulty (\w{16}) published/.exec(output)?.[1] ?? '';
  api = createServer((request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${INTERNAL_KEY}`;
    const params = new URL(request.url ?? '', 'http://localhost').searchParams;
    const body = params.get('remote') === 'mf-search' ? { errors: [] } : { errors };
    response.writeHead(isAllowed ? 200 : 403).end(JSON.stringify(isAllowed ? body : {}));
  });
  await new Promise<void>((done) => api.listen(0, '127.0.0.1', done));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  api.closeAllConnections();
  await new Promise((done) => api.close(done));
  await remoteCopy.remove();
  await rm(dataFolder, { recursive: true });
});

async function runErrorsCommand(env: Readonly<Record<string, string>>, ...args: string[]) {
  const commandEnv = { DATA_DIR: dataFolder, API_URL: apiUrl, INTERNAL_KEY, ...env };
  return await runProgram(['src/cli/errors.ts', ...args], commandEnv);
}

/** Returns line and column of a text in a file, both counted from 1. */
function getLocation(source: string, text: string): string {
  const precedingLines = source.slice(0, source.indexOf(text)).split('\n');
  return `${precedingLines.length}:${(precedingLines.at(-1)?.length ?? 0) + 1}`;
}

test('groups errors by release and message and resolves their stacks to sources', async () => {
  const bundle = join(dataFolder, `releases/${REMOTE_NAME}/builds/${id}/node/remote.cjs`);
  const location = getLocation(await readFile(bundle, 'utf8'), 'throw new Error(`SERVER-ONLY');
  const report = {
    remote: REMOTE_NAME,
    release: id,
    side: 'server',
    part: 'route:article',
    path: '/artikel/a',
    name: 'Error',
    message: 'SERVER-ONLY-MARKER 1234',
    crawler: false,
    firstSeenAt: '2026-11-20T10:00:00.000Z',
    lastSeenAt: '2026-11-20T11:00:00.000Z',
    stack: `Error: SERVER-ONLY-MARKER 1234\n    at async loadArticle (${REMOTE_NAME}@${id}/remote.cjs:${location})`,
    count: 3,
  };
  const laterError = { lastSeenAt: '2026-11-20T12:30:00.000Z', part: 'block:info_box', count: 4 };
  errors = [
    report,
    { ...report, ...laterError },
    { ...report, message: 'seldom', stack: null, count: 1 },
  ];
  const { code, output, problems } = await runErrorsCommand({}, `${REMOTE_NAME}@${id}`);
  expect([code, problems]).toEqual([0, '']);
  const [headline, message, frame, ...otherLines] = output.split('\n');
  expect(headline).toBe(
    `7 ×  ${REMOTE_NAME}@${id}  server  2026-11-20 10:00 UTC to 2026-11-20 12:30 UTC`,
  );
  expect(message).toContain('Error: SERVER-ONLY-MARKER 1234  (block:info_box, route:article, last');
  expect(frame).toMatch(/^ {4}at \w+ \(mf-faulty: \.\/src\/article\/article\.server\.ts:8:\d+\)$/);
  expect(otherLines[0]).toContain('1 ×');
}, 60_000);

test('prints a message when no errors were reported', async () => {
  expect((await runErrorsCommand({}, 'mf-search')).output).toBe('No errors reported\n');
});

test('fails with a message when the api is unreachable', async () => {
  const closedServer = createServer();
  await new Promise<void>((done) => closedServer.listen(0, '127.0.0.1', done));
  const closedApiUrl = `http://127.0.0.1:${(closedServer.address() as AddressInfo).port}`;
  await new Promise((done) => closedServer.close(done));
  const { code, problems } = await runErrorsCommand({ API_URL: closedApiUrl });
  expect([code, problems.trim()]).toEqual([1, `The api at ${closedApiUrl} is not reachable`]);
});

test('uses the key of the machine when none is given', async () => {
  await mkdir(join(dataFolder, 'keys'), { recursive: true });
  await writeFile(join(dataFolder, 'keys/internal-key'), `${INTERNAL_KEY}\n`);
  expect(await runErrorsCommand({ INTERNAL_KEY: '' }, 'mf-search')).toMatchObject({ code: 0 });
});

test.each([
  [{ INTERNAL_KEY: 'another-key-that-is-long-enough' }, [], /rejects this INTERNAL_KEY/],
  [{ API_URL: 'api' }, [], /API_URL is "api", must be an address/],
  [{ INTERNAL_KEY: '', DATA_DIR: '/nowhere' }, [], /INTERNAL_KEY is not set, and there is no /],
  [{}, ['../x'], /Name one remote, one release like/],
  [{}, ['--limit', 'all'], /--limit is "all", must be a whole number/],
])('refuses %j %j', async (env, args, problem) => {
  const { code, problems } = await runErrorsCommand(env as Record<string, string>, ...args);
  expect([code, problems]).toEqual([1, expect.stringMatching(problem)]);
});
