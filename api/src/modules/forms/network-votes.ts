import { LRUCache } from 'lru-cache';

import type { BlockReference } from '@gruenland/shared-contracts/api/forms.ts';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import { Problem } from '#problem.ts';

const dayMs = 86_400_000;
/** Maximum number of pairs of network and survey whose votes this process counts. */
const maxEntries = 50_000;
/**
 * Maximum number of votes that visitors in one network may cast in one survey per day. It applies
 * only to visitors without account and voter cookie.
 */
const maxVotesPerNetwork = 10;

/**
 * Limits how many votes one network may cast per survey and day. Votes with an account or a voter
 * cookie are not limited here. A visitor who deletes the cookie counts as a new visitor.
 */
export class NetworkVotes {
  readonly #counts = new LRUCache<string, { count: number }>({ max: maxEntries, ttl: dayMs });

  /** Counts a vote. @throws Problem `request.rate-limited` above the limit */
  count({ story, block }: BlockReference, ipAddress: string): void {
    const key = `${getVisitorNetwork(ipAddress)} ${story} ${block}`;
    const votes = this.#counts.get(key) ?? { count: 0 };
    if (votes.count >= maxVotesPerNetwork) throw new Problem('request.rate-limited');
    if (votes.count === 0) this.#counts.set(key, votes);
    votes.count += 1;
  }
}
