import { LRUCache } from 'lru-cache';

export type FaultSide = 'server' | 'browser';

/** Milliseconds within which all pages for one network belong to the same visit. */
const VISIT_DURATION_MS = 10 * 60_000;
/** Maximum number of remembered networks. */
const MAX_NETWORKS = 20_000;
/** Shared by all visits without faults, because most have none. */
const NO_FAULTS: ReadonlySet<FaultSide> = new Set();

/**
 * Remembers for ten minutes which releases a network got pages of; the time starts with the
 * network's first page. Pages served by edge caches and other shells are not counted: this process
 * only knows the visits that it served itself.
 */
export class ReleaseVisits {
  readonly #visitsByNetwork = new LRUCache<string, Map<string, ReadonlySet<FaultSide>>>({
    max: MAX_NETWORKS,
    ttl: VISIT_DURATION_MS,
    // Reads the clock once a second and not for each page.
    ttlResolution: 1000,
  });

  /** Records a page. Returns the releases for which it starts a new visit. */
  recordPage(releases: Iterable<string>, network: string): readonly string[] {
    let visit = this.#visitsByNetwork.get(network);
    if (!visit) this.#visitsByNetwork.set(network, (visit = new Map()));
    const newReleases: string[] = [];
    for (const release of releases) {
      if (visit.has(release)) continue;
      visit.set(release, NO_FAULTS);
      newReleases.push(release);
    }
    return newReleases;
  }

  /**
   * Records a fault. Returns true if the network has a current visit and this is the visit's first
   * fault on this side.
   */
  recordFault(release: string, network: string, side: FaultSide): boolean {
    const visit = this.#visitsByNetwork.get(network);
    const faultySides = visit?.get(release);
    if (!visit || !faultySides || faultySides.has(side)) return false;
    visit.set(release, new Set([...faultySides, side]));
    return true;
  }
}
