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
  #began = 0;
  #sent = 0;

  constructor(url: string, paths: readonly string[]) {
    this.#url = url;
    this.#paths = paths;
  }

  /** @param rate requests a second; when the machine is late they are made up for */
  start(rate: number): void {
    this.#began = performance.now();
    this.#timer = setInterval(() => {
      const due = Math.floor(((performance.now() - this.#began) / 1000) * rate);
      while (this.#sent < due) this.#send();
    }, 10);
  }

  /** Sends no more, and waits for those under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#open);
    this.#agent.destroy();
  }

  #send(): void {
    const path = this.#paths[this.#sent % this.#paths.length] ?? '/';
    this.#sent += 1;
    const asked = this.#ask(path).finally(() => this.#open.delete(asked));
    this.#open.add(asked);
  }

  async #ask(path: string): Promise<void> {
    const began = performance.now();
    const outcome = await new Promise<string>((done) => {
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
    const ended = performance.now();
    this.times.push(ended - began);
    if (outcome !== '200') this.failed.push({ path, outcome, at: ended - this.#began });
  }
}
