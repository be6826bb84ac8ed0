import { LRUCache } from 'lru-cache';

/** Milliseconds for which pages of one network belong to the same visit. */
const VISIT_MS = 10 * 60_000;
/** Maximum number of remembered visits. */
const MAX_VISITS = 50_000;

/**
 * Which networks got pages of which release, kept in memory for minutes only. Edge caches and other
 * shells serve pages as well; this process judges by the visits that it has seen itself.
 */
export class ReleaseVisits {
  readonly #visits = new LRUCache<string, { isFaulty: boolean }>({
    max: MAX_VISITS,
    ttl: VISIT_MS,
  });

  /** Records a page of a release; returns whether a visit begins with it. */
  begin(release: string, network: string): boolean {
    const key = `${release} ${network}`;
    if (this.#visits.has(key)) return false;
    this.#visits.set(key, { isFaulty: false });
    return true;
  }

  /** Records a reported fault; returns whether it is the first one of a visit. */
  markFaulty(release: string, network: string): boolean {
    const visit = this.#visits.get(`${release} ${network}`);
    if (!visit || visit.isFaulty) return false;
    visit.isFaulty = true;
    return true;
  }
}
