import { computeReleaseSize } from '@gruenland/federation/publish/release-size.ts';
import { parseRelease } from '@gruenland/federation/release/parse-documents.ts';
import { fetchWithBounds } from '@gruenland/federation/server/fetch-with-bounds.ts';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { AreaRelease, AreaSizes } from '@gruenland/shared-contracts/site-operations.ts';

/** Maximum number of earlier releases that are listed. */
const MAX_LISTED_RELEASES = 5;
/**
 * Timeout of each request in milliseconds; all requests must fit into the deadline of one loader.
 */
const TIMEOUT_MS = 250;
/** Maximum size of a release document in bytes. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Maximum number of cached release documents, which never change. */
const MAX_CACHED_DOCUMENTS = 60;

/** Computes the sizes of a release from its document. */
export function computeAreaSizes(document: ReleaseDocument): AreaSizes {
  const { scripts, styles, node } = computeReleaseSize(document);
  return { scripts, styles, serverBundle: node };
}

/**
 * Lists the releases before a given one by following the `previous` ids. The list is only for
 * display: the rollback command verifies signatures.
 */
export class ReleaseHistory {
  readonly #origin: string;
  readonly #cachedReleases = new Map<string, AreaRelease & { readonly previous: string | null }>();

  /**
   * @param origin URL of the release origin without trailing slash
   */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * Returns the releases before the given one, newest first. The list ends early if the origin does
   * not respond.
   */
  async listPreviousReleases({
    name,
    id,
    previous,
  }: ReleaseDocument): Promise<readonly AreaRelease[]> {
    const earlierReleases: AreaRelease[] = [];
    const visitedIds = new Set([id]);
    let nextId = previous;
    while (
      nextId !== null &&
      !visitedIds.has(nextId) &&
      earlierReleases.length < MAX_LISTED_RELEASES
    ) {
      visitedIds.add(nextId);
      const release = await this.#readRelease(name, nextId);
      if (!release) break;
      const { previous: olderId, ...listedRelease } = release;
      earlierReleases.push(listedRelease);
      nextId = olderId;
    }
    return earlierReleases;
  }

  async #readRelease(remote: string, id: string) {
    const key = `${remote}@${id}`;
    const cachedRelease = this.#cachedReleases.get(key);
    if (cachedRelease) return cachedRelease;
    const url = new URL(`${this.#origin}/${remote}/builds/meta/${id}.json`);
    const signal = new AbortController().signal;
    try {
      const file = await fetchWithBounds(url, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal,
      });
      const document = file && parseRelease(file.bytes.toString('utf8'));
      if (!document || document.id !== id || document.name !== remote) return null;
      const { commit, builtAt, previous } = document;
      const release = { id, commit, builtAt, previous, sizes: computeAreaSizes(document) };
      if (this.#cachedReleases.size >= MAX_CACHED_DOCUMENTS) this.#cachedReleases.clear();
      this.#cachedReleases.set(key, release);
      return release;
    } catch {
      return null;
    }
  }
}
