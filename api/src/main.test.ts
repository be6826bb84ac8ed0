import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';

import { waitForFailedStart, startApiProcess } from '#testing/api-process.ts';
import { startMailCatcher } from '#testing/mail-catcher.ts';
import type { MailCatcher } from '#testing/mail-catcher.ts';
import { createEmail, password } from '#testing/people.ts';
import { copyTemplateFolder } from '#testing/template-database.ts';
import { createTestEnvironment } from '#testing/test-api.ts';

// Starting a process takes seconds, longer on a busy machine.
jest.setTimeout(120_000);

let mailCatcher: MailCatcher;
let dataDir: string;
beforeAll(async () => {
  mailCatcher = await startMailCatcher();
  dataDir = await copyTemplateFolder();
});
afterAll(async () => {
  await mailCatcher?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const createEnvironment = (extraVariables: Record<string, string> = {}) =>
  createTestEnvironment(dataDir, mailCatcher.url, { LOG_LEVEL: 'warn', ...extraVariables });
const getLockFilePath = () => path.join(dataDir, 'db.lock');

describe('the process', () => {
  test('reports invalid environment variables and exits', async () => {
    const { code, output } = await waitForFailedStart(
      createEnvironment({ API_PORT: 'x', SITE_URL: 'y' }),
    );
    expect(code).toBe(1);
    expect(output).toMatch(
      /^api: The environment is not usable:\n {2}API_PORT: .*\n {2}SITE_URL: /u,
    );
  });

  test('refuses a data folder in use; finishes running requests after SIGTERM, then releases the folder', async () => {
    const api = await startApiProcess(createEnvironment());
    const failedStart = await waitForFailedStart(createEnvironment());
    expect(failedStart.code).toBe(1);
    expect(failedStart.output).toContain(`in use by process ${api.child.pid}`);
    const login = api.post('/api/auth/login', { email: createEmail(), password });
    const health = await fetch(`${api.url}/health`);
    expect(health.status).toBe(200);
    api.child.kill('SIGTERM');
    expect((await login).status).toBe(401);
    expect(await api.exitCode).toBe(0);
    expect(existsSync(getLockFilePath())).toBe(false);
  });

  test('logs an uncaught error without personal data and shuts down', async () => {
    const throwScript = `process.on('SIGUSR2', () => { throw new Error('to anna@hof.example'); })`;
    const api = await startApiProcess(
      createEnvironment({
        NODE_OPTIONS: `--import "data:text/javascript,${encodeURIComponent(throwScript)}"`,
      }),
    );
    api.child.kill('SIGUSR2');
    expect(await api.exitCode).toBe(1);
    expect(api.output()).toContain('"msg":"uncaught"');
    expect(api.output()).not.toContain('anna@');
    expect(existsSync(getLockFilePath())).toBe(false);
  });

  test('exits when its parent process has exited', async () => {
    const api = await startApiProcess(createEnvironment());
    api.child.disconnect();
    expect(await api.exitCode).toBe(0);
    expect(existsSync(getLockFilePath())).toBe(false);
  });
});
