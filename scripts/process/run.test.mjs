import { setTimeout as wait } from 'node:timers/promises';
import { createLineSplitter, run } from './run.mjs';

const node = (code) => ['-e', code];

test('returns output, lines and exit code of a command', async () => {
  const lines = [];
  const ended = await run(
    process.execPath,
    node("console.log('eins'); console.error('zwei'); process.exitCode = 3"),
    { onLine: (line) => lines.push(line) },
  );
  expect(ended).toMatchObject({ ok: false, code: 3 });
  expect(lines.toSorted()).toEqual(['eins', 'zwei']);
  expect(ended.output).toContain('eins\n');
});

test('returns a failure for an unknown command instead of throwing', async () => {
  const ended = await run('gibt-es-nicht', []);
  expect(ended.ok).toBe(false);
  expect(ended.output).toContain('ENOENT');
});

test('terminates a command after its timeout', async () => {
  const ended = await run(process.execPath, node('setInterval(() => {}, 1000)'), { timeoutMs: 50 });
  expect(ended).toMatchObject({ ok: false, code: null });
});

test('terminates an aborted command with its children', async () => {
  const controller = new AbortController();
  let grandchildPid;
  const ended = await run(
    process.execPath,
    node(`
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      console.log(child.pid);
    `),
    {
      signal: controller.signal,
      onLine: (line) => {
        grandchildPid = Number(line);
        controller.abort();
      },
    },
  );
  expect(ended.ok).toBe(false);
  expect(grandchildPid).toBeGreaterThan(0);
  // The grandchild has closed its output, so it has exited; it may be a zombie until init reaps it.
  await expectProcessGone(grandchildPid);
});

async function expectProcessGone(pid) {
  const deadline = Date.now() + 10_000;
  while (isAlive(pid)) {
    if (Date.now() > deadline) throw new Error(`process ${pid} is still running`);
    await wait(10);
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('splits chunks into lines', () => {
  const lines = [];
  const feed = createLineSplitter((line) => lines.push(line));
  for (const piece of ['ei', 'ns\nzw', 'ei\n', 'drei']) feed(piece);
  expect(lines).toEqual(['eins', 'zwei']);
});
