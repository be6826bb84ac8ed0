import { Agent, request } from 'node:http';

/** A request that did not end as a reader expects. */
export interface FailedRequest {
  readonly path: string;
  /** Status, or why there was none. */
  readonly outcome: string;
  /** Milliseconds since the load began. */
  readonly at: number;
}

/** Milliseconds after which a reader has gone. */
const PATIENCE = 10_000;

/** Readers who come at a fixed rate, whatever happens to those before them. */
export class SteadyLoad {
  readonly failed: FailedRequest[] = [];
  /** Milliseconds of each answer. */
  readonly times: number[] = [];
  readonly #url: string;
  readonly #paths: readonly string[];
  // Below what the edge grants one address, however late the machine is.
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 80 });
  readonly #open = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #rate = 0;
  #began = 0;
  /** Milliseconds in which nobody was to come. */
  #rested = 0;
  #sent = 0;

  constructor(url: string, paths: readonly string[]) {
    this.#url = url;
    this.#paths = paths;
  }

  /** @param rate requests a second; when the machine is late they are made up for */
  start(rate: number): void {
    this.#began = performance.now();
    this.#rate = rate;
    this.#tick();
  }

  /**
   * Asks for every page once, a few at a time, and again what has no good answer yet, so that code is
   * compiled and every page has been made before anything is judged.
   *
   * @returns pages that had none after three tries
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

  /** Does something while nobody comes; those who would have come meanwhile are not made up for. */
  async rest(work: () => Promise<void>): Promise<void> {
    clearInterval(this.#timer);
    const since = performance.now();
    await Promise.all(this.#open);
    await work();
    this.#rested += performance.now() - since;
    this.#tick();
  }

  /** Sends no more, and waits for those under way. */
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

  /** Status, or why there was none. */
  #answer(path: string): Promise<string> {
    return new Promise((done) => {
      const asked = request(this.#url + path, { agent: this.#agent, timeout: PATIENCE });
      asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
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
