/** Timer that can be paused and resumed with the remaining time. */
export class ToastTimer {
  readonly #onEnd: () => void;
  #leftMs: number;
  #startedAt = 0;
  #handle: ReturnType<typeof setTimeout> | null = null;

  constructor(lifeMs: number, onEnd: () => void) {
    this.#leftMs = lifeMs;
    this.#onEnd = onEnd;
    this.resume();
  }

  pause(): void {
    if (this.#handle === null) return;
    this.stop();
    this.#leftMs -= Date.now() - this.#startedAt;
  }

  resume(): void {
    if (this.#handle !== null) return;
    this.#startedAt = Date.now();
    this.#handle = setTimeout(this.#onEnd, Math.max(0, this.#leftMs));
  }

  stop(): void {
    if (this.#handle !== null) clearTimeout(this.#handle);
    this.#handle = null;
  }
}
