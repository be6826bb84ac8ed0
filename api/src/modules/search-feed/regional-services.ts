import { algoliasearch } from 'algoliasearch';

import type {
  AnalyticsRegion,
  PERSONALIZATION_REGIONS,
  SUGGESTION_REGIONS,
} from '@gruenland/shared-contracts/search/search-service.ts';

import type { SearchAccess } from './search-writer.ts';

/** Regions in which the services of the hosted search provider store their data. */
export interface SearchRegions {
  readonly analytics: AnalyticsRegion;
  readonly personalization: (typeof PERSONALIZATION_REGIONS)[number];
  readonly suggestions: (typeof SUGGESTION_REGIONS)[number];
}

export interface RegionalService {
  readonly name: string;
  readonly region: string;
  /**
   * Sends a small request to the service. @throws if the search account has no data in this region
   */
  probe(): Promise<unknown>;
}

type SearchClientOptions = NonNullable<Parameters<typeof algoliasearch>[2]>;

/** Returns the search provider's services that store their data in a chosen region. */
export function createRegionalServices(
  { applicationId, adminKey }: SearchAccess,
  regions: SearchRegions,
  options: Pick<SearchClientOptions, 'requester'> = {},
): readonly RegionalService[] {
  const client = algoliasearch(applicationId, adminKey, options);
  const { analytics, personalization, suggestions } = regions;
  return [
    {
      name: 'analytics',
      region: analytics,
      probe: () =>
        client.initAnalytics({ region: analytics, options }).getSearchesCount({ index: '*' }),
    },
    {
      name: 'personalization',
      region: personalization,
      probe: () =>
        client
          .initPersonalization({ region: personalization, options })
          .getPersonalizationStrategy(),
    },
    {
      name: 'suggestions',
      region: suggestions,
      probe: () => client.initQuerySuggestions({ region: suggestions, options }).getAllConfigs(),
    },
  ];
}
