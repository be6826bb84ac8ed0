import { LRUCache } from 'lru-cache';

import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import { Problem } from '#problem.ts';

const dayMs = 86_400_000;
/**
 * Maximum number of vote counters, one per network and survey. Above it, the counter that was
 * unused for the longest time is discarded.
 */
const maxCounters = 50_000;
/** Maximum number of votes that guests in one network may cast in one survey per day. */
const maxVotesPerNetwork = 10;

/**
 * Limits how many votes guests in one network may cast per survey and day. Votes with an account
 * are not limited here. The limit also applies to guests with a voter cookie: a cookie is valid in
 * all surveys, so a guest could collect cookies in one survey and use them in another.
 */
export class NetworkVoteLimiter {
  readonly #counts = new LRUCache<string, { voteCount: number }>({ max: maxCounters, ttl: dayMs });

  /** Counts a new vote. @throws Problem `request.rate-limited` above the limit */
  voteCount(survey: string, ipAddress: string): void {
    const key = `${getVisitorNetwork(ipAddress)} ${survey}`;
    const voteCounter = this.#counts.get(key) ?? { voteCount: 0 };
    if (voteCounter.voteCount >= maxVotesPerNetwork) throw new Problem('request.rate-limited');
    if (voteCounter.voteCount === 0) this.#counts.set(key, voteCounter);
    voteCounter.voteCount += 1;
  }
}
