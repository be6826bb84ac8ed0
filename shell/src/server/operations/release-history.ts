import { parseRelease } from '@gruenland/federation/release/parse-documents.ts';
import { boundedFetch } from '@gruenland/federation/server/bounded-fetch.ts';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { AreaRelease } from '@gruenland/shared-contracts/site-operations.ts';

/** Maximum number of earlier releases that are listed. */
const MAX_RELEASES = 5;
/**
 * Timeout in milliseconds of each request; all requests must fit into the deadline of one loader.
 */
const TIMEOUT_MS = 250;
/** Maximum size of a release document in bytes. */
const MAX_BYTES = 2 * 1024 * 1024;
/** Maximum number of cached release documents, which never change. */
const MAX_CACHED_DOCUMENTS = 60;

/**
 * Lists the releases before a given one by following the `previous` ids. For display only: the
 * rollback command verifies signatures.
 */
export class ReleaseHistory {
  readonly #origin: string;
  readonly #cached = new Map<string, AreaRelease & { readonly previous: string | null }>();

  /**
   * @param origin URL of the release origin without trailing slash
   */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /**
   * Returns the releases before the given one, newest first. The list ends early if the origin does
   * not answer.
   */
  async previousReleases({ name, id, previous }: ReleaseDocument): Promise<readonly AreaRelease[]> {
    const found: AreaRelease[] = [];
    const seen = new Set([id]);
    let next = previous;
    while (next !== null && !seen.has(next) && found.length < MAX_RELEASES) {
      seen.add(next);
      const release = await this.#read(name, next);
      if (!release) break;
      found.push({ id: release.id, commit: release.commit, builtAt: release.builtAt });
      next = release.previous;
    }
    return found;
  }

  async #read(remote: string, id: string) {
    const key = `${remote}@${id}`;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const url = new URL(`${this.#origin}/${remote}/builds/meta/${id}.json`);
    const signal = new AbortController().signal;
    try {
      const file = await boundedFetch(url, {
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_BYTES,
        signal,
      });
      const document = file && parseRelease(file.bytes.toString('utf8'));
      if (!document || document.id !== id || document.name !== remote) return null;
      const { commit, builtAt, previous } = document;
      const release = { id, commit, builtAt, previous };
      if (this.#cached.size >= MAX_CACHED_DOCUMENTS) this.#cached.clear();
      this.#cached.set(key, release);
      return release;
    } catch {
      return null;
    }
  }
}
