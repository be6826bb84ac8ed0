import type { Worker } from 'node:worker_threads';

/** Measures the CPU time of a thread, in microseconds. */
export type CpuMeter = Pick<Worker, 'cpuUsage'>;

/**
 * Maximum wall time as a multiple of the allowed CPU time; requests on a busy machine need more
 * wall time than CPU time.
 */
const MAX_WALL_FACTOR = 4;

/**
 * Limits the CPU time of requests that run one at a time. Wall time is not suitable: on a busy
 * machine, it would terminate requests that only wait for the CPU.
 */
export class CpuTimeLimit {
  readonly #allowedMs: number;
  #timer: NodeJS.Timeout | undefined;
  #request = 0;

  /**
   * @param allowedMs CPU time of one request in milliseconds
   */
  constructor(allowedMs: number) {
    this.#allowedMs = allowedMs;
  }

  /**
   * Starts measuring a request and stops the previous measurement. Calls `onExceeded` at most once.
   */
  start(cpuMeter: CpuMeter, onExceeded: () => void): void {
    this.stop();
    const request = this.#request;
    const startedAt = performance.now();
    // The first check is late enough that most requests end before it and are not slowed down.
    const firstCheckMs = this.#allowedMs / 4;
    let baseMs: number | undefined;
    const check = async (): Promise<void> => {
      const usedMs = await getCpuTimeMs(cpuMeter);
      if (request !== this.#request || usedMs === undefined) return;
      baseMs ??= usedMs - firstCheckMs;
      const cpuLeftMs = this.#allowedMs - (usedMs - baseMs);
      const wallLeftMs = this.#allowedMs * MAX_WALL_FACTOR - (performance.now() - startedAt);
      if (cpuLeftMs <= 0 || wallLeftMs <= 0) onExceeded();
      else this.#timer = setTimeout(() => void check(), Math.min(cpuLeftMs, wallLeftMs));
    };
    this.#timer = setTimeout(() => void check(), firstCheckMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#request += 1;
  }
}

/**
 * Returns the CPU time of a thread in milliseconds. Undefined when the thread has exited; its exit
 * handler then rejects the pending requests.
 */
async function getCpuTimeMs(cpuMeter: CpuMeter): Promise<number | undefined> {
  try {
    const { user, system } = await cpuMeter.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return undefined;
  }
}
