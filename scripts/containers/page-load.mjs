import { Agent, request } from 'node:http';

/** Time limit for a request in milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 40;

/** Requests pages at a fixed rate, regardless of how long the answers take. */
export class PageLoad {
  /** Requests that did not answer 200. */
  failures = [];
  /** Milliseconds until each answer was complete. */
  durationsMs = [];
  #url;
  #paths;
  #agent = new Agent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  #pending = new Set();
  #timer;
  #count = 0;

  /**
   * @param {string} url address of the edge
   * @param {readonly string[]} paths
   */
  constructor(url, paths) {
    this.#url = url;
    this.#paths = paths;
  }

  /** Requests each page once, so that caches are filled and code is compiled. */
  async warmUp() {
    for (const path of this.#paths) await this.#request(path);
  }

  start(requestsPerSecond) {
    this.#timer = setInterval(() => this.#requestNext(), 1000 / requestsPerSecond);
  }

  async stop() {
    clearInterval(this.#timer);
    await Promise.all(this.#pending);
    this.#agent.destroy();
  }

  #requestNext() {
    const path = this.#paths[this.#count % this.#paths.length];
    this.#count += 1;
    const pending = this.#measure(path).finally(() => this.#pending.delete(pending));
    this.#pending.add(pending);
  }

  async #measure(path) {
    const started = performance.now();
    const outcome = await this.#request(path);
    this.durationsMs.push(performance.now() - started);
    if (outcome !== '200') this.failures.push({ path, outcome });
  }

  /** Returns the status of a page, or why there is none. */
  #request(path) {
    return new Promise((resolve) => {
      const outgoing = request(this.#url + path, {
        agent: this.#agent,
        timeout: REQUEST_TIMEOUT_MS,
      });
      outgoing.once('timeout', () => outgoing.destroy(new Error('the request timed out')));
      outgoing.once('error', (error) => {
        // As browsers do: the edge may close an idle connection just when it is used again.
        if (outgoing.reusedSocket && error.code === 'ECONNRESET') resolve(this.#request(path));
        else resolve(error.message);
      });
      outgoing.once('response', (response) => {
        response.once('error', (error) => resolve(`broken off: ${error.message}`));
        response.once('end', () => resolve(String(response.statusCode)));
        response.resume();
      });
      outgoing.end();
    });
  }
}
