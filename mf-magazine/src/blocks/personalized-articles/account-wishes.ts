import { interestLimits } from '@gruenland/shared-contracts/api/interests.ts';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import type { Wishes } from './personalized-articles.ts';

const NOTHING: Wishes = { wanted: [], muted: new Set() };

/**
 * What an account wants to read: what its owner said first, then what follows from reading; nothing
 * while they have switched it off.
 */
export function accountWishes({ personalised, learn, topics, derived, muted }: Interests): Wishes {
  if (!personalised) return NOTHING;
  const read = derived.filter(({ reads }) => reads >= interestLimits.readsMin);
  return {
    wanted: [
      { source: 'account', topics: new Set(topics) },
      { source: 'read', topics: new Set(learn ? read.map(({ topic }) => topic) : []) },
    ],
    muted: new Set(muted),
  };
}
