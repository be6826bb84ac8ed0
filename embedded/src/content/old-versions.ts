import { getContentVersion, type Space } from '#stories/space.ts';

/** The content that is served for one content version. */
export interface FrozenContent {
  readonly space: Space;
  /** Time of the first response with this content version, in milliseconds since 1970. */
  readonly now: number;
}

/**
 * Keeps the most recent content versions. This imitates the hosted CDN, which caches responses by
 * content version and so returns old content to requests with an old version.
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
   * Returns the content for a request with the cache version `cv`: that version if it is still
   * kept, otherwise the current one.
   */
  getContent(cv: string | undefined, currentContent: FrozenContent): FrozenContent {
    if (this.#maxVersions === 0) return currentContent;
    const version = getContentVersion(currentContent.space, currentContent.now);
    if (!this.#states.has(version)) this.#remember(version, currentContent);
    return this.#states.get(Number(cv)) ?? currentContent;
  }

  #remember(version: number, state: FrozenContent): void {
    this.#states.set(version, state);
    const [oldest] = this.#states.keys();
    if (this.#states.size > this.#maxVersions + 1 && oldest !== undefined)
      this.#states.delete(oldest);
  }
}
