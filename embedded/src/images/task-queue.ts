/** Too many tasks are waiting; the caller should retry later. */
export class QueueFull extends Error {}

/** Runs at most `concurrency` tasks at once and lets at most `waiting` others wait. */
export class TaskQueue {
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

  /**
   * @throws {QueueFull} when too many tasks are waiting; otherwise rethrows the error of the task
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#concurrency) await this.#waitForSlot();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // A waiting task takes the free slot, so the count does not change.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #waitForSlot(): Promise<void> {
    if (this.#waiting.length >= this.#limit) throw new QueueFull('too many jobs are waiting');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
