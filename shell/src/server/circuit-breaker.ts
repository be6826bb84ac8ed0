export type BreakerState = 'closed' | 'open' | 'half-open';

export interface BreakerOptions {
  /** Number of consecutive failures after which the circuit opens. */
  readonly threshold: number;
  /** Milliseconds for which the circuit stays open until one request is let through as a probe. */
  readonly openDurationMs: number;
  readonly now?: () => number;
}

/** Thrown while the circuit is open. */
export class CircuitOpenError extends Error {
  override readonly name = 'CircuitOpenError';
}

/**
 * Rejects calls to an upstream that keeps failing, and lets single calls probe whether it has
 * recovered.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #now: () => number;
  #failureCount = 0;
  #openedAt: number | null = null;
  isProbing = false;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  get state(): BreakerState {
    if (this.#openedAt === null) return 'closed';
    return this.#now() - this.#openedAt < this.#options.openDurationMs ? 'open' : 'half-open';
  }

  /**
   * Runs a call unless the circuit is open.
   * @param shouldIgnoreError returns true for errors that the upstream did not cause; they do not
   *   count as failures
   * @throws CircuitOpenError while the circuit is open, otherwise the error that the call throws
   */
  async run<Result>(
    call: () => Promise<Result>,
    shouldIgnoreError: (error: unknown) => boolean = () => false,
  ): Promise<Result> {
    const state = this.state;
    if (state === 'open' || (state === 'half-open' && this.isProbing))
      throw new CircuitOpenError('circuit is open');
    this.isProbing = state === 'half-open';
    try {
      const result = await call();
      this.recordSuccess();
      return result;
    } catch (error) {
      if (!shouldIgnoreError(error)) this.recordFailure();
      throw error;
    } finally {
      this.isProbing = false;
    }
  }

  /** Closes the circuit after a successful call outside {@link run}. */
  recordSuccess(): void {
    this.#failureCount = 0;
    this.#openedAt = null;
  }

  /** Counts a failed call outside {@link run}; a failed probe opens the circuit again. */
  recordFailure(): void {
    this.#failureCount += 1;
    if (this.#failureCount >= this.#options.threshold || this.#openedAt !== null)
      this.#openedAt = this.#now();
  }
}
