import { Agent, request } from 'node:http';

/** A request that failed. */
export interface FailedRequest {
  readonly path: string;
  /** The HTTP status, or the reason why there is no response. */
  readonly outcome: string;
  /** Milliseconds from the start of the load to the failure. */
  readonly elapsedMs: number;
}

/** Time limit for a request. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Sends requests at a fixed rate, regardless of how long the responses take. */
export class SteadyLoad {
  readonly failedRequests: FailedRequest[] = [];
  /** Milliseconds that each request took until its response was complete. */
  readonly durationsMs: number[] = [];
  readonly #url: string;
  readonly #paths: readonly string[];
  // Limits the number of connections to less than the edge's limit per IP address, even if
  // responses are late.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 80 });
  readonly #pendingRequests = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #requestsPerSecond = 0;
  loadStartedAtMs = 0;
  /** Total milliseconds for which the load was paused. */
  #pausedMs = 0;
  #sentRequestCount = 0;

  constructor(url: string, paths: readonly string[]) {
    this.#url = url;
    this.#paths = paths;
  }

  /**
   * @param requestsPerSecond rate of the load; a delayed timer sends the missed requests at once
   */
  start(requestsPerSecond: number): void {
    this.loadStartedAtMs = performance.now();
    this.#requestsPerSecond = requestsPerSecond;
    this.#startTimer();
  }

  /**
   * Requests every page once, several at a time, and repeats failed requests. The servers thus fill
   * their caches and compile their code before the measurement.
   *
   * @returns the paths of pages that failed three times
   */
  async warmUp(): Promise<readonly string[]> {
    let failingPaths = this.#paths;
    for (let tries = 0; tries < 3 && failingPaths.length > 0; tries += 1) {
      const remainingPaths = [...failingPaths];
      const failedPaths: string[] = [];
      const requestRemainingPaths = async () => {
        for (let path = remainingPaths.pop(); path !== undefined; path = remainingPaths.pop())
          if ((await this.#sendRequest(path)) !== '200') failedPaths.push(path);
      };
      await Promise.all(Array.from({ length: 4 }, requestRemainingPaths));
      failingPaths = failedPaths;
    }
    return failingPaths;
  }

  /**
   * Pauses the load while `work` runs. Requests that would have been due during the pause are never
   * sent.
   */
  async runWithoutLoad(work: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    const pausedAtMs = performance.now();
    await Promise.all(this.#pendingRequests);
    await work();
    this.#pausedMs += performance.now() - pausedAtMs;
    this.#startTimer();
  }

  /** Stops sending requests and waits until the running ones have ended. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#pendingRequests);
    this.#agent.destroy();
  }

  #startTimer(): void {
    this.#timer = setInterval(() => {
      const loadMs = performance.now() - this.loadStartedAtMs - this.#pausedMs;
      const dueRequestCount = Math.floor((loadMs / 1000) * this.#requestsPerSecond);
      while (this.#sentRequestCount < dueRequestCount) this.#startNextRequest();
    }, 10);
  }

  #startNextRequest(): void {
    const path = this.#paths[this.#sentRequestCount % this.#paths.length] ?? '/';
    this.#sentRequestCount += 1;
    const pendingRequest = this.#measureRequest(path).finally(() =>
      this.#pendingRequests.delete(pendingRequest),
    );
    this.#pendingRequests.add(pendingRequest);
  }

  async #measureRequest(path: string): Promise<void> {
    const startedAt = performance.now();
    const outcome = await this.#sendRequest(path);
    const endedAt = performance.now();
    this.durationsMs.push(endedAt - startedAt);
    if (outcome !== '200')
      this.failedRequests.push({ path, outcome, elapsedMs: endedAt - this.loadStartedAtMs });
  }

  /** Sends a request. @returns the status, or the reason why there is no response */
  #sendRequest(path: string): Promise<string> {
    return new Promise((resolve) => {
      const outgoingRequest = request(this.#url + path, {
        agent: this.#agent,
        timeout: REQUEST_TIMEOUT_MS,
      });
      outgoingRequest.once('timeout', () =>
        outgoingRequest.destroy(new Error('the request timed out')),
      );
      outgoingRequest.once('error', (error: NodeJS.ErrnoException) => {
        // As browsers do: the edge may close an idle connection just when it is used again.
        const isClosed = error.code === 'ECONNRESET' || error.code === 'EPIPE';
        if (outgoingRequest.reusedSocket && isClosed) resolve(this.#sendRequest(path));
        else resolve(error.message);
      });
      outgoingRequest.once('response', (response) => {
        response.once('error', (error) => resolve(`broken off: ${error.message}`));
        response.once('end', () => resolve(String(response.statusCode)));
        response.resume();
      });
      outgoingRequest.end();
    });
  }
}
