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
  const reported = [];
  service = new Service({
    name: 'stub',
    entry: 'scripts/start/fixtures/stub-service.mjs',
    url: `http://127.0.0.1:${port}`,
    env: { ...process.env, NODE_OPTIONS: '', STUB: stubBehavior, STUB_PORT: String(port) },
    logFile: join(folder, 'logs/stub.log'),
    deadlineMs: 10_000,
    report: (line) => reported.push(line),
    ...options,
  });
  return { service, reported };
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
  const { service: stub } = await createStubService();
  const { pid } = await stub.start();
  expect(stub.pid).toBe(pid);
  await stub.stop(2000);
  expect(isAlive(pid)).toBe(false);
});

test('reports why a service exits immediately', async () => {
  const { service: stub, reported } = await createStubService('exits-early');
  await expect(stub.start()).rejects.toThrow('exited with code 3');
  expect(reported).toEqual(['no database']);
});

test('restarts a service that exits later', async () => {
  const { service: stub, reported } = await createStubService();
  const { pid } = await stub.start();
  await fetch(`${stub.url}/fall`).catch(() => {});
  await until(() => reported.includes('is back'));
  expect(reported[0]).toBe('exited with code 7, restarting in 250 ms');
  expect(stub.pid).not.toBe(pid);
});

test('restarts on request, also a service that did not start', async () => {
  const { service: stub, reported } = await createStubService();
  const { pid } = await stub.start();
  await stub.restart();
  expect(stub.pid).not.toBe(pid);
  expect([isAlive(pid), isAlive(stub.pid)]).toEqual([false, true]);
  await fetch(`${stub.url}/fall`).catch(() => {});
  await until(() => reported.length === 1);
  // This restart replaces the restart that is pending after the exit.
  await stub.restart();
  const { pid: lastPid } = stub;
  await until(() => isAlive(lastPid));
  expect(reported).toEqual(['exited with code 7, restarting in 250 ms']);
});

test.each([
  [false, ['restarting in 1 ms', 'is back', 'not restarted after 1 attempts']],
  [true, ['restarting in 1 ms', 'is back', 'restarting in 1 ms', 'is back']],
])(
  'restarts a service that exits repeatedly, without limit: %s',
  async (restartsForever, expected) => {
    const { service: stub, reported } = await createStubService('', {
      backOffMs: [1],
      restartsForever,
    });
    await stub.start();
    for (const count of [1, 2]) {
      stub.kill('SIGKILL');
      await until(() => reported.length >= Math.min(2 * count, expected.length));
    }
    expect(reported.map((line, index) => line.includes(expected[index]))).toEqual(
      expected.map(() => true),
    );
  },
);

test('kills a service that ignores the stop signal', async () => {
  const { service: stub } = await createStubService('ignores-signals');
  const { pid } = await stub.start();
  await stub.stop(50);
  expect(isAlive(pid)).toBe(false);
});

test('shows errors in the terminal and writes everything to the log', async () => {
  const { service: stub, reported } = await createStubService();
  await stub.start();
  await fetch(`${stub.url}/error`);
  await until(() => reported.length > 0);
  expect(reported).toEqual(['lost: gone']);
  await stub.stop(2000);
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
