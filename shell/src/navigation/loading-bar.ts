/** Numbers of specification section 9, in milliseconds. */
const THROTTLE = 200;
const DURATION = 2000;
const HIDE_DELAY = 500;
const RESET_DELAY = 400;

/** State of the bar as the view shows it. */
export interface BarState {
  readonly progress: number;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** Progress in percent after `elapsed` milliseconds; nears 100 and never reaches it by itself. */
export function progressAfter(elapsed: number): number {
  const completion = (elapsed / DURATION) * 100;
  return Math.min(100, Math.max(0, (2 / Math.PI) * 100 * Math.atan(completion / 50)));
}

/** Time as the bar needs it; tests bring their own. */
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
 * The loading bar: shown after the throttle, along the curve, hidden with a delay once the page
 * is there. A navigation shorter than the throttle never shows it.
 */
export class LoadingBar {
  readonly #show: (state: Partial<BarState>) => void;
  readonly #clock: BarClock;
  #throttle: ReturnType<typeof setTimeout> | undefined;
  #hide: ReturnType<typeof setTimeout> | undefined;
  #reset: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;

  constructor(show: (state: Partial<BarState>) => void, clock: BarClock = browserClock) {
    this.#show = show;
    this.#clock = clock;
  }

  start(): void {
    this.#clear();
    this.#show({ failed: false, progress: 0 });
    this.#throttle = setTimeout(() => {
      this.#show({ loading: true });
      this.#run();
    }, THROTTLE);
  }

  /** The page is there, or has failed: the bar fills, stays a moment and goes. */
  finish(failed = false): void {
    this.#clear();
    this.#show({ progress: 100, failed });
    this.#hide = setTimeout(() => {
      this.#show({ loading: false });
      this.#reset = setTimeout(() => this.#show({ progress: 0, failed: false }), RESET_DELAY);
    }, HIDE_DELAY);
  }

  #run(): void {
    let startedAt: number | undefined;
    const step = () => {
      startedAt ??= this.#clock.now();
      this.#show({ progress: progressAfter(this.#clock.now() - startedAt) });
      this.#frame = this.#clock.frame(step);
    };
    this.#frame = this.#clock.frame(step);
  }

  #clear(): void {
    clearTimeout(this.#throttle);
    clearTimeout(this.#hide);
    clearTimeout(this.#reset);
    if (this.#frame !== undefined) this.#clock.cancelFrame(this.#frame);
    this.#frame = undefined;
  }
}
