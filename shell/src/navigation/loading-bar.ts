/**
 * Milliseconds until the bar appears. This duration and the next three are from specification
 * section 9.
 */
const SHOW_DELAY_MS = 200;
/** Milliseconds after which the progress has reached about 70 percent. */
const SEVENTY_PERCENT_MS = 2000;
/** Milliseconds from the end of loading until the bar hides. */
const HIDE_DELAY_MS = 500;
/** Milliseconds from hiding the bar until its progress is set back to 0. */
const RESET_DELAY_MS = 400;

/** State of the loading bar. */
export interface BarState {
  readonly progress: number;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** Returns the progress of the bar in percent. The progress approaches 100 without reaching it. */
export function getProgress(elapsedMs: number): number {
  const linearPercent = (elapsedMs / SEVENTY_PERCENT_MS) * 100;
  return Math.min(100, Math.max(0, (2 / Math.PI) * 100 * Math.atan(linearPercent / 50)));
}

/** Clock of the loading bar; tests replace it. */
export interface BarClock {
  readonly now: () => number;
  readonly frame: (callback: () => void) => number;
  readonly cancelFrame: (handle: number) => void;
}

const browserClock: BarClock = {
  now: () => performance.now(),
  frame: (callback) => requestAnimationFrame(callback),
  cancelFrame: (handle) => cancelAnimationFrame(handle),
};

/**
 * Controls the loading bar. The bar appears after `SHOW_DELAY_MS`, follows the progress curve and
 * hides with a delay after the page is loaded. It does not appear for navigations shorter than
 * `SHOW_DELAY_MS`.
 */
export class LoadingBar {
  readonly #show: (state: Partial<BarState>) => void;
  readonly #clock: BarClock;
  #showTimer: ReturnType<typeof setTimeout> | undefined;
  #hideTimer: ReturnType<typeof setTimeout> | undefined;
  #resetTimer: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;

  constructor(show: (state: Partial<BarState>) => void, clock: BarClock = browserClock) {
    this.#show = show;
    this.#clock = clock;
  }

  start(): void {
    this.#clearTimers();
    this.#show({ failed: false, progress: 0 });
    this.#showTimer = setTimeout(() => {
      this.#show({ loading: true });
      this.#animate();
    }, SHOW_DELAY_MS);
  }

  /** Fills the bar after the page has loaded or failed, then hides it. */
  finish(hasFailed = false): void {
    this.#clearTimers();
    this.#show({ progress: 100, failed: hasFailed });
    this.#hideTimer = setTimeout(() => {
      this.#show({ loading: false });
      this.#resetTimer = setTimeout(
        () => this.#show({ progress: 0, failed: false }),
        RESET_DELAY_MS,
      );
    }, HIDE_DELAY_MS);
  }

  #animate(): void {
    let startedAt: number | undefined;
    const step = () => {
      startedAt ??= this.#clock.now();
      this.#show({ progress: getProgress(this.#clock.now() - startedAt) });
      this.#frame = this.#clock.frame(step);
    };
    this.#frame = this.#clock.frame(step);
  }

  #clearTimers(): void {
    clearTimeout(this.#showTimer);
    clearTimeout(this.#hideTimer);
    clearTimeout(this.#resetTimer);
    if (this.#frame !== undefined) this.#clock.cancelFrame(this.#frame);
    this.#frame = undefined;
  }
}
