import { getContentVersion, type Space } from '#stories/space.ts';

/** The content that is served for one cache version. */
export interface FrozenContent {
  readonly space: Space;
  /** Time in milliseconds since 1970 at which this content was first served. */
  readonly now: number;
}

/**
 * Keeps the content of the most recent cache versions. The hosted CDN caches responses by cache
 * version, so a request with an old version gets old content. This class has the same effect.
 */
export class OldVersions {
  readonly #maxVersions: number;
  readonly #states = new Map<number, FrozenContent>();

  /**
   * @param maxVersions number of older versions to keep; 0 for none
   */
  constructor(maxVersions: number) {
    this.#maxVersions = maxVersions;
  }

  /**
   * Returns the content of the cache version `cv` if this object still keeps it, otherwise the
   * current content.
   */
  getContent(cv: string | undefined, currentContent: FrozenContent): FrozenContent {
    if (this.#maxVersions === 0) return currentContent;
    const version = getContentVersion(currentContent.space, currentContent.now);
    if (!this.#states.has(version)) this.#storeVersion(version, currentContent);
    return this.#states.get(Number(cv)) ?? currentContent;
  }

  #storeVersion(version: number, state: FrozenContent): void {
    this.#states.set(version, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > this.#maxVersions + 1 && oldest !== undefined)
      this.#states.delete(oldest);
  }
}
