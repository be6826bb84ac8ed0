import { Agent, request } from 'node:http';

/** A failed request. */
export interface FailedRequest {
  readonly path: string;
  /** Status, or the reason for a missing response. */
  readonly outcome: string;
  /** Milliseconds since the load started. */
  readonly at: number;
}

/** Timeout in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Load at a fixed rate, independent of the responses. */
export class SteadyLoad {
  readonly failed: FailedRequest[] = [];
  /** Duration of each response in milliseconds. */
  readonly times: number[] = [];
  readonly #url: string;
  readonly #paths: readonly string[];
  // Below the edge's limit per address, even when requests pile up.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 80 });
  readonly #open = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #rate = 0;
  #began = 0;
  /** Milliseconds without load. */
  #rested = 0;
  #sent = 0;

  constructor(url: string, paths: readonly string[]) {
    this.#url = url;
    this.#paths = paths;
  }

  /**
   * @param rate requests per second; delayed requests are caught up
   */
  start(rate: number): void {
    this.#began = performance.now();
    this.#rate = rate;
    this.#tick();
  }

  /**
   * Requests every page once, several at a time, and repeats failed ones. This compiles code and
   * fills caches before the measurement.
   *
   * @returns pages that failed three times
   */
  async warmUp(): Promise<readonly string[]> {
    let cold = this.#paths;
    for (let tries = 0; tries < 3 && cold.length > 0; tries += 1) {
      const todo = [...cold];
      const failed: string[] = [];
      const ask = async () => {
        for (let path = todo.pop(); path !== undefined; path = todo.pop())
          if ((await this.#answer(path)) !== '200') failed.push(path);
      };
      await Promise.all(Array.from({ length: 4 }, ask));
      cold = failed;
    }
    return cold;
  }

  /** Runs work without load; skipped requests are not caught up. */
  async rest(work: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    const since = performance.now();
    await Promise.all(this.#open);
    await work();
    this.#rested += performance.now() - since;
    this.#tick();
  }

  /** Stops sending and waits for running requests. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#open);
    this.#agent.destroy();
  }

  #tick(): void {
    this.#timer = setInterval(() => {
      const busy = performance.now() - this.#began - this.#rested;
      const due = Math.floor((busy / 1000) * this.#rate);
      while (this.#sent < due) this.#send();
    }, 10);
  }

  #send(): void {
    const path = this.#paths[this.#sent % this.#paths.length] ?? '/';
    this.#sent += 1;
    const asked = this.#ask(path).finally(() => this.#open.delete(asked));
    this.#open.add(asked);
  }

  async #ask(path: string): Promise<void> {
    const began = performance.now();
    const outcome = await this.#answer(path);
    const ended = performance.now();
    this.times.push(ended - began);
    if (outcome !== '200') this.failed.push({ path, outcome, at: ended - this.#began });
  }

  /** Status, or the reason for a missing response. */
  #answer(path: string): Promise<string> {
    return new Promise((done) => {
      const asked = request(this.#url + path, { agent: this.#agent, timeout: TIMEOUT_MS });
      asked.once('timeout', () => asked.destroy(new Error('the request timed out')));
      asked.once('error', (error) => done(error.message));
      asked.once('response', (answer) => {
        answer.once('error', (error) => done(`broken off: ${error.message}`));
        answer.once('end', () => done(String(answer.statusCode)));
        answer.resume();
      });
      asked.end();
    });
  }
}
