import { LRUCache } from 'lru-cache';

export type FaultSide = 'server' | 'browser';

/** Milliseconds within which all pages for one network belong to the same visit. */
const VISIT_DURATION_MS = 10 * 60_000;
/** Maximum number of remembered visits. */
const MAX_VISITS = 50_000;

/**
 * Remembers for ten minutes which networks got pages of which release. Pages served by edge caches
 * and other shells are not counted: this process only knows the visits that it served itself.
 */
export class ReleaseVisits {
  readonly #visits = new LRUCache<string, Set<FaultSide>>({
    max: MAX_VISITS,
    ttl: VISIT_DURATION_MS,
    // Reads the clock once a second and not for each page.
    ttlResolution: 1000,
  });

  /** Records a page of a release. Returns whether this page starts a new visit. */
  recordPage(release: string, network: string): boolean {
    const key = `${release} ${network}`;
    if (this.#visits.has(key)) return false;
    this.#visits.set(key, new Set());
    return true;
  }

  /**
   * Records a fault. Returns true if the network has a current visit and this is the visit's first
   * fault on this side.
   */
  recordFault(release: string, network: string, side: FaultSide): boolean {
    const faultySides = this.#visits.get(`${release} ${network}`);
    if (!faultySides || faultySides.has(side)) return false;
    faultySides.add(side);
    return true;
  }
}
