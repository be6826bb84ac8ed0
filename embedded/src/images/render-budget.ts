/**
 * Maximum budget of one network, in units of `getRenderCost` (about 50 ms of one renderer). It
 * suffices for six pages with many pictures even if none of the variants is cached.
 */
const MAX_BALANCE = 300;
/** Units that the budget of a network regains per second: a quarter of one renderer's time. */
const UNITS_PER_SECOND = 5;
/**
 * Maximum number of networks whose budget is stored. The network with the oldest render is dropped
 * first.
 */
const MAX_NETWORKS = 10_000;

/** Thrown when the budget of a network does not suffice for a render. */
export class RenderBudgetSpentError extends Error {
  /** Seconds until the budget suffices for the request. */
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('too many new variants of pictures');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Limits the render costs that one network can cause by requests for new variants. Cached variants
 * cost nothing.
 */
export class RenderBudget {
  readonly #accounts = new Map<
    string,
    { readonly balance: number; readonly updatedAtMs: number }
  >();
  readonly #now: () => number;

  /** @param now returns a monotonic time in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Subtracts the cost of a render from the budget of a network.
   * @throws {RenderBudgetSpentError} if the budget does not suffice; the budget then stays
   *   unchanged
   */
  spendUnits(network: string, cost: number): void {
    const nowMs = this.#now();
    const { balance, updatedAtMs } = this.#accounts.get(network) ?? {
      balance: MAX_BALANCE,
      updatedAtMs: nowMs,
    };
    const availableBalance = Math.min(
      MAX_BALANCE,
      balance + ((nowMs - updatedAtMs) / 1000) * UNITS_PER_SECOND,
    );
    if (availableBalance < cost) {
      throw new RenderBudgetSpentError(Math.ceil((cost - availableBalance) / UNITS_PER_SECOND));
    }
    this.#accounts.delete(network);
    this.#accounts.set(network, { balance: availableBalance - cost, updatedAtMs: nowMs });
    const [oldest] = this.#accounts.keys();
    if (this.#accounts.size > MAX_NETWORKS && oldest !== undefined) this.#accounts.delete(oldest);
  }
}
