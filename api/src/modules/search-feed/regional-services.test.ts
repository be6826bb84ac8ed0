import { describe, expect, test } from '@jest/globals';

import { readConfig } from '#config.ts';
import { createTestEnvironment } from '#testing/test-api.ts';

import { createRegionalServices } from './regional-services.ts';
import type { SearchRegions } from './regional-services.ts';

const access = { endpoint: 'https://app-dsn.algolia.net', applicationId: 'app', adminKey: 'key' };

/** Returns the hosts to which the search clients send requests for the given regions. */
async function findRequestedHosts(regions: SearchRegions): Promise<readonly string[]> {
  const hosts: string[] = [];
  const requester = {
    send: async ({ url }: { readonly url: string }) => {
      hosts.push(new URL(url).host);
      return { status: 200, content: '{}', isTimedOut: false };
    },
  };
  for (const service of createRegionalServices(access, regions, { requester }))
    await service.probe();
  return hosts;
}

const createConfig = (extraEnvironment: Record<string, string>) =>
  readConfig(createTestEnvironment('/tmp/nowhere', 'smtp://127.0.0.1:9', extraEnvironment));

describe('regions of the hosted search', () => {
  test('default to Germany for analytics, Europe for personalisation and suggestions', async () => {
    const { regions } = createConfig({}).search;
    expect(regions).toEqual({ analytics: 'de', personalization: 'eu', suggestions: 'eu' });
    expect(await findRequestedHosts(regions)).toEqual([
      'analytics.de.algolia.com',
      'personalization.eu.algolia.com',
      'query-suggestions.eu.algolia.com',
    ]);
  });

  test('each can be the United States', async () => {
    const { regions } = createConfig({
      SEARCH_ANALYTICS_REGION: 'us',
      SEARCH_PERSONALIZATION_REGION: 'us',
      SEARCH_SUGGESTIONS_REGION: 'us',
    }).search;
    expect(await findRequestedHosts(regions)).toEqual([
      'analytics.us.algolia.com',
      'personalization.us.algolia.com',
      'query-suggestions.us.algolia.com',
    ]);
  });

  test.each([
    ['SEARCH_ANALYTICS_REGION', 'eu', 'must be de or us'],
    ['SEARCH_PERSONALIZATION_REGION', 'de', 'must be eu or us'],
    ['SEARCH_SUGGESTIONS_REGION', 'fr', 'must be eu or us'],
  ])('%s=%s is rejected at the start', (name, value, message) => {
    expect(() => createConfig({ [name]: value })).toThrow(`${name}: ${message}`);
  });
});
