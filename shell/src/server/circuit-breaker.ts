export type BreakerState = 'closed' | 'open' | 'half-open';

export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly threshold: number;
  /** Milliseconds until one request may try again. */
  readonly openMs: number;
  readonly now?: () => number;
}

/** Thrown instead of calling an upstream that has just failed repeatedly. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/** Keeps requests away from an upstream that is down, and lets one through to see whether it is back. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #failures = 0;
  #openedAt: number | null = null;
  #probing = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return this.#now() - this.#openedAt < this.#options.openMs ? 'open' : 'half-open';
  }

  /**
   * Runs a call.
   * @param blameless tells failures that say nothing about the upstream
   * @throws CircuitOpenError while open, otherwise what the call throws.
   */
  async run<Result>(
    call: () => Promise<Result>,
    blameless: (error: unknown) => boolean = () => false,
  ): Promise<Result> {
    const state = this.state;
    if (state === 'open' || (state === 'half-open' && this.#probing))
      throw new CircuitOpenError('circuit is open');
    this.#probing = state === 'half-open';
    try {
      const result = await call();
      this.#failures = 0;
      this.#openedAt = null;
      return result;
    } catch (error) {
      if (blameless(error)) throw error;
      this.#failures += 1;
      if (this.#failures >= this.#options.threshold || state === 'half-open')
        this.#openedAt = this.#now();
      throw error;
    } finally {
      this.#probing = false;
    }
  }
}
