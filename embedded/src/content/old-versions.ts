import { contentVersion, type Space } from '#stories/space.ts';

/** The content as it was answered under one content version. */
export interface FrozenContent {
  readonly space: Space;
  /** Milliseconds since 1970 at which it was answered first. */
  readonly now: number;
}

/**
 * The hosted CDN keeps what it answered for a content version: who sends an old one sees old
 * content. This keeps the last few states to do the same.
 */
export class OldVersions {
  readonly #most: number;
  readonly #states = new Map<number, FrozenContent>();

  /** @param most how many states are kept; 0 for none */
  constructor(most: number) {
    this.#most = most;
  }

  /** What to answer a request that carries `cv`: the present unless an older state is known. */
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
