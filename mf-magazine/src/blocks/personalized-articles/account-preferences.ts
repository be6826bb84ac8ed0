import { interestLimits } from '@gruenland/shared-contracts/api/interests.ts';
import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import type { TopicPreferences } from './personalized-articles.ts';

const NO_PREFERENCES: TopicPreferences = { preferredTopicsBySource: [], muted: new Set() };

/**
 * Returns the topic preferences of an account: first the topics that the user chose, then the
 * topics derived from reading. Returns no topics if the user has switched personalisation off.
 */
export function getAccountPreferences({
  personalised,
  derivesInterests,
  topics,
  derived,
  muted,
}: Interests): TopicPreferences {
  if (!personalised) return NO_PREFERENCES;
  const frequentlyReadTopics = derived.filter(({ reads }) => reads >= interestLimits.minViews);
  return {
    preferredTopicsBySource: [
      { source: 'account', topics: new Set(topics) },
      {
        source: 'read',
        topics: new Set(derivesInterests ? frequentlyReadTopics.map(({ topic }) => topic) : []),
      },
    ],
    muted: new Set(muted),
  };
}
