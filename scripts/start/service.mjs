import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_NODE, ROOT } from '../project/paths.mjs';
import { openChildLog } from './child-log.mjs';
import { waitForHealth } from './health.mjs';
import { startProgram } from './program.mjs';

const STOP_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/start/stop-with-parent.mjs')).href;

/** Milliseconds before each new start after a fall. */
const BACK_OFF = [250, 1000, 2000, 4000, 8000];
/** Milliseconds after which a service counts as steady, and its falls are forgotten. */
const STEADY = 60_000;

/**
 * What a service is started with.
 *
 * @typedef {object} ServiceOptions
 * @property {string} name
 * @property {string} [entry] File of ours to run, from the root; or else `program`.
 * @property {import('./program.mjs').Program} [program] Somebody else's program.
 * @property {string} url Its address; `/health` below it says when it is ready.
 * @property {typeof waitForHealth} [ready] Another way to find out.
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {number} deadlineMs For the first `/health`.
 * @property {readonly number[]} [backOff] Milliseconds before each new start after a fall.
 * @property {boolean} [forever] It is started again however often it falls, as in production, after the
 *   last of them; otherwise it stays down when they are used up.
 * @property {(pid: number) => void} [onProcess] Called with every new process, again after a fall.
 * @property {(line: string) => void} tell One line for the person at the terminal.
 */

/** One service as a process of its own: started, watched, started again when it falls, stopped. */
export class Service {
  #options;
  #log;
  #child;
  #stopping = new AbortController();
  #ended = Promise.resolve();
  #falls = 0;

  /** @param {ServiceOptions} options */
  constructor(options) {
    this.#options = options;
    this.#log = openChildLog(options.logFile, (line) => options.tell(line));
  }

  get name() {
    return this.#options.name;
  }

  get url() {
    return this.#options.url;
  }

  /** Process id while it runs, for tests that kill it. */
  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts it and waits until it is healthy.
   * @returns {Promise<object>} The first `/health`.
   * @throws {Error} when it falls before, or takes too long
   */
  async start() {
    const fallen = new AbortController();
    const { env, url, deadlineMs, program, ready = waitForHealth } = this.#options;
    // A process group of its own: Ctrl-C reaches us alone, and we stop the services in order.
    const child = program ? startProgram(program, env) : this.#startEntry();
    const startedAt = performance.now();
    this.#child = child;
    if (child.pid !== undefined) this.#options.onProcess?.(child.pid);
    this.#log.follow(child);
    let healthy = false;
    this.#ended = new Promise((done) => {
      child.once('error', (error) => fallen.abort(error));
      child.once('close', (code, signal) => {
        if (this.#child === child) this.#child = undefined;
        done();
        fallen.abort(new Error(`ended with ${signal ?? `exit code ${code}`}`));
        if (!healthy || this.#stopping.signal.aborted) return;
        if (performance.now() - startedAt > STEADY) this.#falls = 0;
        void this.#startAgain(signal ?? `exit code ${code}`);
      });
    });
    const signal = AbortSignal.any([fallen.signal, this.#stopping.signal]);
    try {
      const health = await ready(url, { deadlineMs, signal });
      healthy = true;
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

  async #startAgain(how) {
    const { tell, logFile, backOff = BACK_OFF, forever = false } = this.#options;
    const delay = backOff[this.#falls] ?? (forever ? backOff.at(-1) : undefined);
    this.#falls += 1;
    if (delay === undefined) {
      tell(`ended with ${how} and stays down after ${backOff.length} starts; see ${logFile}`);
      return;
    }
    tell(`ended with ${how}, starts again in ${delay} ms`);
    await this.#pause(delay);
    if (this.#stopping.signal.aborted) return;
    try {
      await this.start();
      tell('is back');
    } catch (error) {
      if (!this.#stopping.signal.aborted) await this.#startAgain(error.message);
    }
  }

  /** Ends early when the service is told to stop. */
  async #pause(ms) {
    await new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.#stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        done();
      });
    });
  }

  /** Sends a signal to the running process; nothing happens when none runs. */
  kill(signal) {
    this.#child?.kill(signal);
  }

  /** Tells it to stop, and ends it hard when it takes longer than `graceMs`. */
  async stop(graceMs) {
    this.#stopping.abort(new Error('stopped'));
    this.kill(this.#options.program?.stopSignal ?? 'SIGTERM');
    const timer = setTimeout(() => this.kill('SIGKILL'), graceMs);
    await this.#ended;
    clearTimeout(timer);
    await this.#log.close();
  }
}
