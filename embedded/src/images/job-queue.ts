/** Too much is waiting already; the caller should try again later. */
export class QueueFull extends Error {}

/** Runs at most `concurrency` jobs at once and lets at most `waiting` others wait. */
export class JobQueue {
  readonly #concurrency: number;
  readonly #limit: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(concurrency: number, limit: number) {
    this.#concurrency = concurrency;
    this.#limit = limit;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws {QueueFull} when too many wait already; else whatever the job throws */
  async run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#concurrency) await this.#turn();
    else this.#running += 1;
    try {
      return await job();
    } finally {
      // A waiting job takes over this one's place, so the count stays as it is.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.#limit) throw new QueueFull('too many jobs are waiting');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
