/** Thrown when too many tasks are waiting; the caller should retry later. */
export class QueueFull extends Error {}

/** Runs at most `concurrency` tasks at once; at most `maxWaiting` further tasks may wait. */
export class TaskQueue {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(concurrency: number, maxWaiting: number) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /** @throws {QueueFull} when too many tasks are waiting; rethrows errors of the task */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#concurrency) await this.#waitForSlot();
    else this.#running += 1;
    try {
      return await task();
    } finally {
      // The next task replaces the ended one, so the number of running tasks stays the same.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  #waitForSlot(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting) throw new QueueFull('too many jobs are waiting');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
