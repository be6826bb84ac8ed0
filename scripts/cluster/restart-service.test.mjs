import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recordValue } from './record-value.mjs';
import { reloadService } from './reload-service.mjs';
import { restartService } from './restart-service.mjs';

const folder = mkdtempSync(join(tmpdir(), 'gruenland-restart-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('ends the process and waits for its successor', async () => {
  writeFileSync(join(folder, 'addresses.json'), '{}');
  const child = spawn('sleep', ['60']);
  const processes = join(folder, 'processes.json');
  recordValue(processes, 'redis', child.pid);
  child.once('close', () => recordValue(processes, 'redis', child.pid + 1));
  expect(await restartService(folder, 'redis')).toBe('restarted');
  expect(child.signalCode).toBe('SIGTERM');
});

test('names the services when there is none with this name', async () => {
  await expect(restartService(folder, 'api-9')).rejects.toThrow('there are: redis');
  expect(() => reloadService(folder, 'redis')).toThrow('only edge can reload');
});
