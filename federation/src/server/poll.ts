/** Does something again and again, with a pause between the end of one time and the next. */
export class Poll {
  readonly #work: () => Promise<void>;
  readonly #pauseMs: number;
  readonly #stop = new AbortController();
  /** Aborted when this poll stops, or what it belongs to. */
  readonly signal: AbortSignal;
  #timer: NodeJS.Timeout | undefined;

  /** @param work must not reject */
  constructor(work: () => Promise<void>, pauseMs: number, parent: AbortSignal) {
    this.#work = work;
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
    await this.#work();
    if (this.signal.aborted) return;
    this.#timer = setTimeout(() => void this.#run(), this.#pauseMs);
  }
}
