import { LRUCache } from 'lru-cache';

/** Milliseconds within which all forms from one network belong to the same visit. */
const VISIT_DURATION_MS = 10 * 60_000;
/** Maximum number of remembered visits. */
const MAX_VISITS = 20_000;

/** Numbers to add to the count of visits with forms and to the count of visits whose forms were all refused. */
export interface FormVisitChange {
  readonly visits: 0 | 1;
  readonly refusedVisits: -1 | 0 | 1;
}

/**
 * Counts visits that sent forms to a release. People make mistakes and correct them, so a visit
 * counts as refused only while none of its forms was accepted.
 */
export class FormVisits {
  readonly #visits = new LRUCache<string, 'refused' | 'accepted'>({
    max: MAX_VISITS,
    ttl: VISIT_DURATION_MS,
  });

  record(release: string, network: string, isRefused: boolean): FormVisitChange {
    const key = `${release} ${network}`;
    const state = this.#visits.get(key);
    if (state === undefined) {
      this.#visits.set(key, isRefused ? 'refused' : 'accepted');
      return { visits: 1, refusedVisits: isRefused ? 1 : 0 };
    }
    if (isRefused || state === 'accepted') return { visits: 0, refusedVisits: 0 };
    this.#visits.set(key, 'accepted');
    return { visits: 0, refusedVisits: -1 };
  }
}
