import { contentVersion, type Space } from '#stories/space.ts';

/** The content served for one content version. */
export interface FrozenContent {
  readonly space: Space;
  /** Milliseconds since 1970 of the first response with this version. */
  readonly now: number;
}

/**
 * Keeps the most recent content versions. The hosted CDN caches responses by content version, so
 * requests with an old version receive old content; this class reproduces that.
 */
export class OldVersions {
  readonly #most: number;
  readonly #states = new Map<number, FrozenContent>();

  /**
   * @param most number of versions to keep; 0 for none
   */
  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Returns the content for a request that carries `cv`: the older version if it is kept, otherwise
   * the current one.
   */
  at(cv: string | undefined, present: FrozenContent): FrozenContent {
    if (this.#most === 0) return present;
    const version = contentVersion(present.space, present.now);
    if (!this.#states.has(version)) this.#remember(version, present);
    return this.#states.get(Number(cv)) ?? present;
  }

  #remember(version: number, state: FrozenContent): void {
    this.#states.set(version, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > this.#most + 1 && oldest !== undefined) this.#states.delete(oldest);
  }
}
