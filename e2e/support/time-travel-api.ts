import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMinimalEnvironment } from '@gruenland/shared-contracts/testing/minimal-environment.ts';
import { findFreePorts, getSitePorts } from './ports.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CLOCK_MODULE_URL = pathToFileURL(resolve(import.meta.dirname, 'days-ahead-clock.mjs')).href;

/** Time limit for the start of an api on a busy machine. */
const START_TIMEOUT_MS = 90_000;
/** Milliseconds that the process has after SIGTERM to exit before it is killed. */
const STOP_TIMEOUT_MS = 10_000;

/** An api with data of its own, whose date a test can move forward. */
export class TimeTravelApi {
  readonly url: string;
  readonly #siteUrl: string;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(siteUrl: string, folder: string, port: number) {
    this.#siteUrl = siteUrl;
    this.#folder = folder;
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Prepares an api, but does not start it. @param siteUrl origin of the shell that uses the api
   */
  static async prepare(siteUrl: string): Promise<TimeTravelApi> {
    const [port = 0] = await findFreePorts(1);
    return new TimeTravelApi(siteUrl, await mkdtemp(join(tmpdir(), 'gruenland-days-')), port);
  }

  /**
   * Restarts the api with a date `days` days ahead of today. It keeps its data. Resolves when the
   * api is healthy.
   */
  async startDaysAhead(days: number): Promise<void> {
    await this.stop();
    const { port } = new URL(this.url);
    const smtp = process.env['E2E_URL']
      ? (process.env['SMTP_PORT'] ?? '3025')
      : (await getSitePorts('production')).smtp;
    const child = spawn(process.execPath, [join(ROOT, 'api/src/main.ts')], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...createMinimalEnvironment(),
        NODE_OPTIONS: `--import ${CLOCK_MODULE_URL}`,
        CLOCK_DAYS_AHEAD: String(days),
        API_PORT: port,
        DATA_DIR: this.#folder,
        SITE_URL: this.#siteUrl,
        SMTP_URL: `smtp://127.0.0.1:${smtp}`,
        AUTH_SECRET: 'only-for-tests-0123456789-0123456789',
        DEMO_DATA: 'off',
        SEARCH_FEED: 'off',
        LOG_LEVEL: 'silent',
      },
    });
    this.#child = child;
    const signal = AbortSignal.timeout(START_TIMEOUT_MS);
    await Promise.race([
      once(child, 'message', { signal }),
      once(child, 'exit').then(([exitCode]) => {
        throw new Error(`the api exited with ${String(exitCode)}`);
      }),
    ]);
  }

  async stop(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exitEvent = once(child, 'exit');
    child.kill('SIGTERM');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exitEvent;
    clearTimeout(killTimer);
  }

  async dispose(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
