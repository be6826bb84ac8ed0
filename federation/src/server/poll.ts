/** Runs a task repeatedly, with a pause between the end of one run and the start of the next. */
export class Poll {
  readonly #task: () => Promise<void>;
  readonly #pauseMs: number;
  readonly #stopController = new AbortController();
  /** Aborted when this poll or its parent stops. */
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param task function to run, which must not reject
   * @param pauseMs milliseconds between the end of one run and the start of the next
   */
  constructor(task: () => Promise<void>, pauseMs: number, parent: AbortSignal) {
    this.#task = task;
    this.#pauseMs = pauseMs;
    this.signal = AbortSignal.any([this.#stopController.signal, parent]);
    this.signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#stopController.abort();
  }

  async #run(): Promise<void> {
    await this.#task();
    if (this.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#run(), this.#pauseMs);
  }
}
