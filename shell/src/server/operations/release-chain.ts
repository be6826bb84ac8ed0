import { parseRelease } from '@gruenland/federation/release/parse-documents.ts';
import { boundedFetch } from '@gruenland/federation/server/bounded-fetch.ts';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { AreaRelease } from '@gruenland/shared-contracts/site-operations.ts';

/** Releases that are named before the live one. */
const MOST = 5;
/** Milliseconds for one document: together within the deadline of a page's loader. */
const TIMEOUT_MS = 250;
const MAX_BYTES = 2 * 1024 * 1024;
/** Documents never change: so many are kept. */
const KEPT = 60;

/**
 * The releases that came before one, as their documents name each other. For people to read: the
 * command that goes back checks signatures.
 */
export class ReleaseChain {
  readonly #origin: string;
  readonly #known = new Map<string, AreaRelease & { readonly previous: string | null }>();

  /** @param origin release origin as the shell reaches it, without a slash at the end */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Newest first; ends early where the origin does not answer. */
  async before({ name, id, previous }: ReleaseDocument): Promise<readonly AreaRelease[]> {
    const found: AreaRelease[] = [];
    const seen = new Set([id]);
    let next = previous;
    while (next !== null && !seen.has(next) && found.length < MOST) {
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
    const known = this.#known.get(key);
    if (known) return known;
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
      if (this.#known.size >= KEPT) this.#known.clear();
      this.#known.set(key, release);
      return release;
    } catch {
      return null;
    }
  }
}
