import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { openChildLog } from './child-log.mjs';
import { waitForHealth } from './health.mjs';
import { listDatabaseOptions, listMemoryOptions, MEMORY_ENV } from './memory-settings.mjs';
import { startProgram } from './program.mjs';

const STOP_WITH_PARENT_URL = pathToFileURL(join(ROOT, 'scripts/start/stop-with-parent.mjs')).href;

/** Milliseconds to wait before each restart of a service that has exited. */
const BACK_OFF_DELAYS_MS = [250, 1000, 2000, 4000, 8000];
/**
 * Milliseconds after which a service that is still running counts as stable: the next restart waits
 * for the first delay again.
 */
const BACK_OFF_RESET_MS = 60_000;

/** Milliseconds after which a process is killed if it does not stop for a restart. */
const RESTART_GRACE_MS = 2000;

/**
 * Options of a service.
 *
 * @typedef {object} ServiceOptions
 * @property {string} name
 * @property {string} [entry] File of this repository to run, as a path from the root; undefined if
 *   `program` is set.
 * @property {import('./program.mjs').Program} [program] Third-party program to run.
 * @property {string} url Address of the service; `/health` responds with 200 when the service is
 *   ready.
 * @property {typeof waitForHealth} [ready] Readiness check to use instead of `/health`.
 * @property {NodeJS.ProcessEnv | (() => NodeJS.ProcessEnv)} env A function is called at each start.
 * @property {string} logFile
 * @property {number} deadlineMs Milliseconds within which the service must be ready.
 * @property {readonly number[]} [backOffMs] Milliseconds before each restart after an exit.
 * @property {boolean} [restartsForever] Whether the service is restarted without limit, as in production,
 *   with the last value of `backOffMs`; otherwise it stays stopped after the last value was used.
 * @property {(pid: number) => void} [onProcess] Called with the id of each new process, also after
 *   a restart.
 * @property {(line: string) => void} report Prints one line to the terminal.
 */

/** A service that runs in a process of its own and is restarted after an exit. */
export class Service {
  #options;
  #log;
  #child;
  #stopController = new AbortController();
  #ended = Promise.resolve();
  /** Number of requested restarts. Each one replaces a pending restart. */
  #restartCount = 0;
  exitCount = 0;

  /** @param {ServiceOptions} options */
  constructor(options) {
    this.#options = options;
    this.#log = openChildLog(options.logFile, (line) => options.report(line));
  }

  get name() {
    return this.#options.name;
  }

  get logFile() {
    return this.#options.logFile;
  }

  get url() {
    return this.#options.url;
  }

  /**
   * Id of the process; undefined while the service is not running. Tests use it to kill the
   * service.
   */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts the service and waits until it is healthy.
   * @returns {Promise<object>} Health report of the service.
   * @throws {Error} when the service exits before it is healthy, or takes too long
   */
  async start() {
    const exitController = new AbortController();
    const { url, deadlineMs, program, ready = waitForHealth } = this.#options;
    // The child has its own process group, so Ctrl-C reaches only this script, which stops the
    // services in order.
    const child = program ? startProgram(program, this.#getEnvironment()) : this.#startEntryFile();
    const startedAt = performance.now();
    const restartCount = this.#restartCount;
    this.#child = child;
    if (child.pid !== undefined) this.#options.onProcess?.(child.pid);
    this.#log.follow(child);
    let isHealthy = false;
    this.#ended = new Promise((done) => {
      child.once('error', (error) => exitController.abort(error));
      child.once('close', (code, signal) => {
        if (this.#child === child) this.#child = undefined;
        done();
        exitController.abort(new Error(`exited with ${signal ?? `code ${code}`}`));
        if (
          !isHealthy ||
          this.#stopController.signal.aborted ||
          restartCount !== this.#restartCount
        )
          return;
        if (performance.now() - startedAt > BACK_OFF_RESET_MS) this.exitCount = 0;
        void this.#restart(signal ?? `code ${code}`);
      });
    });
    const signal = AbortSignal.any([exitController.signal, this.#stopController.signal]);
    try {
      const health = await ready(url, { deadlineMs, signal });
      isHealthy = true;
      return health;
    } catch (error) {
      this.kill('SIGKILL');
      throw error;
    }
  }

  #getEnvironment() {
    const { env } = this.#options;
    return typeof env === 'function' ? env() : env;
  }

  #startEntryFile() {
    const { entry } = this.#options;
    const env = this.#getEnvironment();
    const options = [...listMemoryOptions(entry), ...listDatabaseOptions(entry, env ?? {})];
    const args = [...options, '--import', STOP_WITH_PARENT_URL, join(ROOT, entry)];
    return spawn(PROJECT_NODE, args, {
      cwd: ROOT,
      env: { ...MEMORY_ENV, ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  async #restart(exitReason) {
    const {
      report,
      logFile,
      backOffMs = BACK_OFF_DELAYS_MS,
      restartsForever = false,
    } = this.#options;
    const delayMs = backOffMs[this.exitCount] ?? (restartsForever ? backOffMs.at(-1) : undefined);
    this.exitCount += 1;
    if (delayMs === undefined) {
      report(
        `exited with ${exitReason}, not restarted after ${backOffMs.length} attempts; see ${logFile}`,
      );
      return;
    }
    report(`exited with ${exitReason}, restarting in ${delayMs} ms`);
    const restartCount = this.#restartCount;
    await this.#pause(delayMs);
    if (this.#stopController.signal.aborted || restartCount !== this.#restartCount) return;
    try {
      await this.start();
      report('is back');
    } catch (error) {
      if (!this.#stopController.signal.aborted) await this.#restart(error.message);
    }
  }

  /** Waits for the given milliseconds, or until the service is stopped. */
  async #pause(ms) {
    await new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#stopController.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /**
   * Stops the process and starts it again, whether it is running or not.
   *
   * @param {number} graceMs Milliseconds after which a process that does not stop is killed.
   * @throws {Error} when the service exits before it is healthy, or takes too long
   */
  async restart(graceMs = RESTART_GRACE_MS) {
    this.#restartCount += 1;
    this.exitCount = 0;
    await this.#end(graceMs);
    await this.start();
  }

  /** Sends a signal to the service's process if it is running. */
  kill(signal) {
    this.#child?.kill(signal);
  }

  /** Stops the service. Kills its process if it is still running after `graceMs` milliseconds. */
  async stop(graceMs) {
    this.#stopController.abort(new Error('stopped'));
    await this.#end(graceMs);
    await this.#log.close();
  }

  async #end(graceMs) {
    this.kill(this.#options.program?.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.kill('SIGKILL'), graceMs);
    await this.#ended;
    clearTimeout(timer);
  }
}
