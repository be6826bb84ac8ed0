import type { Worker } from 'node:worker_threads';

/** A thread that reports its CPU time in microseconds. */
export type CpuMeter = Pick<Worker, 'cpuUsage'>;

/**
 * Maximum real time of a request as a multiple of the allowed CPU time. On a busy machine, a
 * request needs more real time than CPU time.
 */
const MAX_WALL_TIME_FACTOR = 4;

/**
 * Limits the CPU time of requests that run one after another. Limiting the real time would
 * terminate requests that only wait for the CPU of a busy machine.
 */
export class CpuTimeLimit {
  readonly #allowedMs: number;
  #timer: NodeJS.Timeout | undefined;
  #requestNumber = 0;

  /**
   * @param allowedMs maximum CPU time of a request in milliseconds
   */
  constructor(allowedMs: number) {
    this.#allowedMs = allowedMs;
  }

  /**
   * Starts to measure a request and stops measuring the previous one. Calls `onExceeded` at most
   * once.
   */
  start(cpuMeter: CpuMeter, onExceeded: () => void): void {
    this.stop();
    const requestNumber = this.#requestNumber;
    const startedAtMs = performance.now();
    // The first check is late enough that most requests end before it and are not slowed down.
    const firstCheckMs = this.#allowedMs / 4;
    let startCpuMs: number | undefined;
    const checkUsage = async (): Promise<void> => {
      const usedMs = await getCpuTimeMs(cpuMeter);
      if (requestNumber !== this.#requestNumber || usedMs === undefined) return;
      startCpuMs ??= usedMs - firstCheckMs;
      const cpuLeftMs = this.#allowedMs - (usedMs - startCpuMs);
      const wallLeftMs = this.#allowedMs * MAX_WALL_TIME_FACTOR - (performance.now() - startedAtMs);
      if (cpuLeftMs <= 0 || wallLeftMs <= 0) onExceeded();
      else this.#timer = setTimeout(() => void checkUsage(), Math.min(cpuLeftMs, wallLeftMs));
    };
    this.#timer = setTimeout(() => void checkUsage(), firstCheckMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#requestNumber += 1;
  }
}

/**
 * Returns the CPU time of a thread in milliseconds; undefined when the thread has exited. The
 * thread's exit handler then rejects the pending requests.
 */
async function getCpuTimeMs(cpuMeter: CpuMeter): Promise<number | undefined> {
  try {
    const { user, system } = await cpuMeter.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return undefined;
  }
}
