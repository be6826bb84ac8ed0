import { algoliasearch } from 'algoliasearch';

import type {
  AnalyticsRegion,
  PERSONALIZATION_REGIONS,
  SUGGESTION_REGIONS,
} from '@gruenland/shared-contracts/search/search-service.ts';

import type { SearchAccess } from './search-writer.ts';

/** Where the hosted service keeps what it keeps by region. */
export interface SearchRegions {
  readonly analytics: AnalyticsRegion;
  readonly personalization: (typeof PERSONALIZATION_REGIONS)[number];
  readonly suggestions: (typeof SUGGESTION_REGIONS)[number];
}

export interface RegionalService {
  readonly name: string;
  readonly region: string;
  /** Asks it something small. @throws where the account has nothing in this region */
  ask(): Promise<unknown>;
}

type Options = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** The hosted services that are asked in a region of their own. */
export function regionalServices(
  { applicationId, adminKey }: SearchAccess,
  regions: SearchRegions,
  options: Pick<Options, 'requester'> = {},
): readonly RegionalService[] {
  const client = algoliasearch(applicationId, adminKey, options);
  const { analytics, personalization, suggestions } = regions;
  return [
    {
      name: 'analytics',
      region: analytics,
      ask: () =>
        client.initAnalytics({ region: analytics, options }).getSearchesCount({ index: '*' }),
    },
    {
      name: 'personalization',
      region: personalization,
      ask: () =>
        client
          .initPersonalization({ region: personalization, options })
          .getPersonalizationStrategy(),
    },
    {
      name: 'suggestions',
      region: suggestions,
      ask: () => client.initQuerySuggestions({ region: suggestions, options }).getAllConfigs(),
    },
  ];
}
