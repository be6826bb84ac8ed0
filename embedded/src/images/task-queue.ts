/** Thrown when too many tasks are waiting; the caller should retry later. */
export class QueueFullError extends Error {}

/** Runs tasks, at most `concurrency` at the same time; at most `maxWaiting` others may wait. */
export class TaskQueue {
  readonly #concurrency: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #runningCount = 0;

  constructor(concurrency: number, maxWaiting: number) {
    this.#concurrency = concurrency;
    this.#maxWaiting = maxWaiting;
  }

  get runningCount(): number {
    return this.#runningCount;
  }

  get waitingCount(): number {
    return this.#waiting.length;
  }

  /**
   * Waits for a free slot, runs the task and returns its result or throws its error.
   * @throws {QueueFullError} when too many tasks wait
   */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#runningCount >= this.#concurrency) await this.#waitForSlot();
    else this.#runningCount += 1;
    try {
      return await task();
    } finally {
      // The next task replaces the finished task, so the number of running tasks does not change.
      const startNextTask = this.#waiting.shift();
      if (startNextTask) startNextTask();
      else this.#runningCount -= 1;
    }
  }

  #waitForSlot(): Promise<void> {
    if (this.#waiting.length >= this.#maxWaiting)
      throw new QueueFullError('too many jobs are waiting');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
