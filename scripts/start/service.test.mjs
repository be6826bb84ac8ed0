import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreeSitePorts } from './ports.mjs';
import { Service } from './service.mjs';

let folder;
let service;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gruenland-service-'));
});
afterEach(async () => service?.stop(100));
afterAll(() => rmSync(folder, { recursive: true }));

async function createStubService(stubBehavior = '', options = {}) {
  const { api: port } = await findFreeSitePorts();
  const reportedLines = [];
  service = new Service({
    name: 'stub',
    entry: 'scripts/start/fixtures/stub-service.mjs',
    url: `http://127.0.0.1:${port}`,
    env: { ...process.env, NODE_OPTIONS: '', STUB: stubBehavior, STUB_PORT: String(port) },
    logFile: join(folder, 'logs/stub.log'),
    deadlineMs: 10_000,
    report: (line) => reportedLines.push(line),
    ...options,
  });
  return { service, reportedLines };
}

async function until(condition) {
  const deadline = Date.now() + 10_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`condition not met: ${condition}`);
    await wait(10);
  }
}

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('is available when healthy and gone after stop', async () => {
  const { service: stubService } = await createStubService();
  const { pid } = await stubService.start();
  expect(stubService.pid).toBe(pid);
  await stubService.stop(2000);
  expect(isAlive(pid)).toBe(false);
});

test('reports why a service exits immediately', async () => {
  const { service: stubService, reportedLines } = await createStubService('exits-early');
  await expect(stubService.start()).rejects.toThrow('exited with code 3');
  expect(reportedLines).toEqual(['no database']);
});

test('restarts a service that exits later', async () => {
  const { service: stubService, reportedLines } = await createStubService();
  const { pid } = await stubService.start();
  await fetch(`${stubService.url}/fall`).catch(() => {});
  await until(() => reportedLines.includes('is back'));
  expect(reportedLines[0]).toBe('exited with code 7, restarting in 250 ms');
  expect(stubService.pid).not.toBe(pid);
});

test('restarts on request, also a service that did not start', async () => {
  const { service: stubService, reportedLines } = await createStubService();
  const { pid } = await stubService.start();
  await stubService.restart();
  expect(stubService.pid).not.toBe(pid);
  expect([isAlive(pid), isAlive(stubService.pid)]).toEqual([false, true]);
  await fetch(`${stubService.url}/fall`).catch(() => {});
  await until(() => reportedLines.length === 1);
  // This restart replaces the restart that is pending after the exit.
  await stubService.restart();
  const { pid: lastPid } = stubService;
  await until(() => isAlive(lastPid));
  expect(reportedLines).toEqual(['exited with code 7, restarting in 250 ms']);
});

test.each([
  [false, ['restarting in 1 ms', 'is back', 'not restarted after 1 attempts']],
  [true, ['restarting in 1 ms', 'is back', 'restarting in 1 ms', 'is back']],
])(
  'restarts a service that exits repeatedly, without limit: %s',
  async (restartsForever, expected) => {
    const { service: stubService, reportedLines } = await createStubService('', {
      backOffMs: [1],
      restartsForever,
    });
    await stubService.start();
    for (const count of [1, 2]) {
      stubService.kill('SIGKILL');
      await until(() => reportedLines.length >= Math.min(2 * count, expected.length));
    }
    expect(reportedLines.map((line, index) => line.includes(expected[index]))).toEqual(
      expected.map(() => true),
    );
  },
);

test('kills a service that ignores the stop signal', async () => {
  const { service: stubService } = await createStubService('ignores-signals');
  const { pid } = await stubService.start();
  await stubService.stop(50);
  expect(isAlive(pid)).toBe(false);
});

test('shows errors in the terminal and writes everything to the log', async () => {
  const { service: stubService, reportedLines } = await createStubService();
  await stubService.start();
  await fetch(`${stubService.url}/error`);
  await until(() => reportedLines.length > 0);
  expect(reportedLines).toEqual(['lost: gone']);
  await stubService.stop(2000);
  expect(readFileSync(join(folder, 'logs/stub.log'), 'utf8')).toContain('"level":50');
});

test('stops a service when its parent is killed', async () => {
  service = undefined;
  const { api: port } = await findFreeSitePorts();
  const starter = spawn(process.execPath, ['scripts/start/fixtures/start-and-wait.mjs'], {
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: folder, STUB: '', STUB_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(starter.stdout.setEncoding('utf8'), 'data');
  const pid = Number(line);
  expect(isAlive(pid)).toBe(true);
  starter.kill('SIGKILL');
  await until(() => !isAlive(pid));
});
