import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { openChildLog } from './child-log.mjs';
import { waitForHealth } from './health.mjs';
import { startProgram } from './program.mjs';

const STOP_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/start/stop-with-parent.mjs')).href;

/** Milliseconds to wait before each restart of a service that has exited. */
const BACK_OFF_MS = [250, 1000, 2000, 4000, 8000];
/**
 * Milliseconds of running after which the delays before restarts begin with the first one again.
 */
const BACK_OFF_RESET_MS = 60_000;

/**
 * Options of a service.
 *
 * @typedef {object} ServiceOptions
 * @property {string} name
 * @property {string} [entry] Our file to run, from the root; otherwise `program`.
 * @property {import('./program.mjs').Program} [program] A third-party program.
 * @property {string} url Its address; `/health` reports when it is ready.
 * @property {typeof waitForHealth} [ready] Another readiness check.
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {number} deadlineMs For the first `/health`.
 * @property {readonly number[]} [backOff] Milliseconds before each restart after an exit.
 * @property {boolean} [forever] Restarts without limit using the last back-off, as in production;
 *   otherwise it stays down after the last restart.
 * @property {(pid: number) => void} [onProcess] Called with every new process, also after a
 *   restart.
 * @property {(line: string) => void} report Prints one line to the terminal.
 */

/** A service in its own process: started, monitored, restarted after an exit, stopped. */
export class Service {
  #options;
  #log;
  #child;
  #stopping = new AbortController();
  #ended = Promise.resolve();
  exitCount = 0;

  /** @param {ServiceOptions} options */
  constructor(options) {
    this.#options = options;
    this.#log = openChildLog(options.logFile, (line) => options.report(line));
  }

  get name() {
    return this.#options.name;
  }

  get url() {
    return this.#options.url;
  }

  /** Process id while the service is running, for tests that kill it. */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts the service and waits until it is healthy.
   * @returns {Promise<object>} The first `/health`.
   * @throws {Error} when the service exits before it is healthy, or takes too long
   */
  async start() {
    const exited = new AbortController();
    const { env, url, deadlineMs, program, ready = waitForHealth } = this.#options;
    // A separate process group: Ctrl-C reaches only this process, which stops the services in
    // order.
    const child = program ? startProgram(program, env) : this.#startEntry();
    const startedAt = performance.now();
    this.#child = child;
    if (child.pid !== undefined) this.#options.onProcess?.(child.pid);
    this.#log.follow(child);
    let isHealthy = false;
    this.#ended = new Promise((done) => {
      child.once('error', (error) => exited.abort(error));
      child.once('close', (code, signal) => {
        if (this.#child === child) this.#child = undefined;
        done();
        exited.abort(new Error(`exited with ${signal ?? `code ${code}`}`));
        if (!isHealthy || this.#stopping.signal.aborted) return;
        if (performance.now() - startedAt > BACK_OFF_RESET_MS) this.exitCount = 0;
        void this.#restart(signal ?? `code ${code}`);
      });
    });
    const signal = AbortSignal.any([exited.signal, this.#stopping.signal]);
    try {
      const health = await ready(url, { deadlineMs, signal });
      isHealthy = true;
      return health;
    } catch (error) {
      this.kill('SIGKILL');
      throw error;
    }
  }

  #startEntry() {
    const { env, entry } = this.#options;
    return spawn(PROJECT_NODE, ['--import', STOP_WITH_PARENT, join(ROOT, entry)], {
      cwd: ROOT,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
  }

  async #restart(exitReason) {
    const { report, logFile, backOff = BACK_OFF_MS, forever = false } = this.#options;
    const delayMs = backOff[this.exitCount] ?? (forever ? backOff.at(-1) : undefined);
    this.exitCount += 1;
    if (delayMs === undefined) {
      report(
        `exited with ${exitReason}, not restarted after ${backOff.length} attempts; see ${logFile}`,
      );
      return;
    }
    report(`exited with ${exitReason}, restarting in ${delayMs} ms`);
    await this.#pause(delayMs);
    if (this.#stopping.signal.aborted) return;
    try {
      await this.start();
      report('is back');
    } catch (error) {
      if (!this.#stopping.signal.aborted) await this.#restart(error.message);
    }
  }

  /** Waits for `ms` milliseconds; ends early when the service is stopped. */
  async #pause(ms) {
    await new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /** Sends a signal to the service's process if it is running. */
  kill(signal) {
    this.#child?.kill(signal);
  }

  /** Stops the service; kills its process if it still runs after `graceMs`. */
  async stop(graceMs) {
    this.#stopping.abort(new Error('stopped'));
    this.kill(this.#options.program?.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.kill('SIGKILL'), graceMs);
    await this.#ended;
    clearTimeout(timer);
    await this.#log.close();
  }
}
