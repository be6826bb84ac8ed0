import { Agent, request } from 'node:http';

/** A failed request. */
export interface FailedRequest {
  readonly path: string;
  /** HTTP status other than 200, or the reason for a missing response. */
  readonly outcome: string;
  /** Milliseconds since the load started. */
  readonly elapsedMs: number;
}

/** Timeout for one request in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Sends requests at a fixed rate, no matter how fast they are answered. */
export class SteadyLoad {
  readonly failed: FailedRequest[] = [];
  /** Milliseconds until each response was complete. */
  readonly durationsMs: number[] = [];
  readonly #url: string;
  readonly #paths: readonly string[];
  // Keeps the number of connections below the edge's limit per IP address, even when requests pile
  // up.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 80 });
  readonly #open = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #rate = 0;
  loadStartedAt = 0;
  /** Milliseconds during which the load was paused. */
  #restedMs = 0;
  #sent = 0;

  constructor(url: string, paths: readonly string[]) {
    this.#url = url;
    this.#paths = paths;
  }

  /**
   * @param rate requests per second; requests that are late are sent as soon as possible
   */
  start(rate: number): void {
    this.loadStartedAt = performance.now();
    this.#rate = rate;
    this.#tick();
  }

  /**
   * Requests every page once, several at a time, and repeats failed requests. The requests make the
   * servers compile code and fill caches before the measurement.
   *
   * @returns paths of the pages that failed three times
   */
  async warmUp(): Promise<readonly string[]> {
    let failingPaths = this.#paths;
    for (let tries = 0; tries < 3 && failingPaths.length > 0; tries += 1) {
      const remainingPaths = [...failingPaths];
      const failed: string[] = [];
      const ask = async () => {
        for (let path = remainingPaths.pop(); path !== undefined; path = remainingPaths.pop())
          if ((await this.#sendRequest(path)) !== '200') failed.push(path);
      };
      await Promise.all(Array.from({ length: 4 }, ask));
      failingPaths = failed;
    }
    return failingPaths;
  }

  /** Pauses the load while `work` runs; the requests of that time are not sent later. */
  async runWithoutLoad(work: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    const since = performance.now();
    await Promise.all(this.#open);
    await work();
    this.#restedMs += performance.now() - since;
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
      const loadMs = performance.now() - this.loadStartedAt - this.#restedMs;
      const due = Math.floor((loadMs / 1000) * this.#rate);
      while (this.#sent < due) this.#send();
    }, 10);
  }

  #send(): void {
    const path = this.#paths[this.#sent % this.#paths.length] ?? '/';
    this.#sent += 1;
    const pendingRequest = this.#ask(path).finally(() => this.#open.delete(pendingRequest));
    this.#open.add(pendingRequest);
  }

  async #ask(path: string): Promise<void> {
    const startedAt = performance.now();
    const outcome = await this.#sendRequest(path);
    const ended = performance.now();
    this.durationsMs.push(ended - startedAt);
    if (outcome !== '200')
      this.failed.push({ path, outcome, elapsedMs: ended - this.loadStartedAt });
  }

  /** Sends one request. @returns the status, or the reason for a missing response */
  #sendRequest(path: string): Promise<string> {
    return new Promise((done) => {
      const outgoingRequest = request(this.#url + path, {
        agent: this.#agent,
        timeout: TIMEOUT_MS,
      });
      outgoingRequest.once('timeout', () =>
        outgoingRequest.destroy(new Error('the request timed out')),
      );
      outgoingRequest.once('error', (error) => done(error.message));
      outgoingRequest.once('response', (answer) => {
        answer.once('error', (error) => done(`broken off: ${error.message}`));
        answer.once('end', () => done(String(answer.statusCode)));
        answer.resume();
      });
      outgoingRequest.end();
    });
  }
}
