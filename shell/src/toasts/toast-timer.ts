/** Timer that can be paused and resumed with the remaining time. */
export class ToastTimer {
  readonly #onEnd: () => void;
  #remainingMs: number;
  #startedAt = 0;
  #timeoutHandle: ReturnType<typeof setTimeout> | null = null;

  constructor(lifeMs: number, onEnd: () => void) {
    this.#remainingMs = lifeMs;
    this.#onEnd = onEnd;
    this.resume();
  }

  pause(): void {
    if (this.#timeoutHandle === null) return;
    this.stop();
    this.#remainingMs -= Date.now() - this.#startedAt;
  }

  resume(): void {
    if (this.#timeoutHandle !== null) return;
    this.#startedAt = Date.now();
    this.#timeoutHandle = setTimeout(this.#onEnd, Math.max(0, this.#remainingMs));
  }

  stop(): void {
    if (this.#timeoutHandle !== null) clearTimeout(this.#timeoutHandle);
    this.#timeoutHandle = null;
  }
}
