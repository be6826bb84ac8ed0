import { LRUCache } from 'lru-cache';

/** Milliseconds for which pages of one network belong to the same visit. */
const VISIT_MS = 10 * 60_000;
/** Maximum number of remembered visits. */
const MAX_VISITS = 50_000;

/**
 * Remembers for a few minutes which networks got pages of which release. Pages served by edge caches
 * and other shells are not counted: this process only knows the visits that it served itself.
 */
export class ReleaseVisits {
  readonly #visits = new LRUCache<string, { isFaulty: boolean }>({
    max: MAX_VISITS,
    ttl: VISIT_MS,
  });

  /** Records a page of a release; returns whether a new visit begins with this page. */
  begin(release: string, network: string): boolean {
    const key = `${release} ${network}`;
    if (this.#visits.has(key)) return false;
    this.#visits.set(key, { isFaulty: false });
    return true;
  }

  /** Records a reported fault; returns whether it is the first fault of a visit. */
  markFaulty(release: string, network: string): boolean {
    const visit = this.#visits.get(`${release} ${network}`);
    if (!visit || visit.isFaulty) return false;
    visit.isFaulty = true;
    return true;
  }
}
