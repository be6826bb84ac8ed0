/** Runs a task repeatedly, with a pause between the end of one run and the start of the next. */
export class Poll {
  readonly #task: () => Promise<void>;
  readonly #pauseMs: number;
  readonly #stop = new AbortController();
  /** Aborted when this poll or its parent stops. */
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;

  /**
   * @param task must not reject
   * @param pauseMs milliseconds between two runs
   */
  constructor(task: () => Promise<void>, pauseMs: number, parent: AbortSignal) {
    this.#task = task;
    this.#pauseMs = pauseMs;
    this.signal = AbortSignal.any([this.#stop.signal, parent]);
    this.signal.addEventListener('abort', () => clearTimeout(this.#timer), { once: true });
  }

  start(): void {
    void this.#run();
  }

  stop(): void {
    this.#stop.abort();
  }

  async #run(): Promise<void> {
    await this.#task();
    if (this.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#run(), this.#pauseMs);
  }
}
