import type { Worker } from 'node:worker_threads';

/** What tells how much its thread has computed, in microseconds. */
export type Meter = Pick<Worker, 'cpuUsage'>;

/** So many times its computing time may a turn last on a machine that gives it little. */
const PATIENCE = 4;

/**
 * Watches whose turn it is. Counted is what the thread computes, not what the clock shows: on a
 * busy machine nobody loses his answer, and that of all who wait behind him, to the neighbours.
 */
export class TurnWatch {
  readonly #allowedMs: number;
  #timer: NodeJS.Timeout | undefined;
  #turn = 0;

  /** @param allowedMs milliseconds of computing in a turn */
  constructor(allowedMs: number) {
    this.#allowedMs = allowedMs;
  }

  /** Begins a turn, and ends the one before. `tooLong` is called once, at most. */
  begin(meter: Meter, tooLong: () => void): void {
    this.end();
    const turn = this.#turn;
    const start = performance.now();
    // Most turns are over before the first look, which therefore costs them nothing.
    const first = this.#allowedMs / 4;
    let before: number | undefined;
    const look = async (): Promise<void> => {
      const computed = await computedMs(meter);
      if (turn !== this.#turn || computed === undefined) return;
      before ??= computed - first;
      const left = this.#allowedMs - (computed - before);
      const clock = this.#allowedMs * PATIENCE - (performance.now() - start);
      if (left <= 0 || clock <= 0) tooLong();
      else this.#timer = setTimeout(() => void look(), Math.min(left, clock));
    };
    this.#timer = setTimeout(() => void look(), first);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }
}

/** Nothing where the thread is gone; who waits for it is told so when it exits. */
async function computedMs(meter: Meter): Promise<number | undefined> {
  try {
    const { user, system } = await meter.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return undefined;
  }
}
