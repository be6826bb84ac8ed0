import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CALLS } from '#search/test/client-calls.ts';
import { RECOMMEND_CALLS } from '#search/test/recommend-calls.ts';
import { testIndexName, startSeededSearch } from '#search/test/seeded-search.ts';
import { getHosts, type RunningSearch } from '#search/test/start-search.ts';

let service: RunningSearch;

beforeAll(async () => {
  service = await startSeededSearch();
});
afterAll(() => service.close());

/** Methods of the client that send no request to this service. */
const METHODS_WITHOUT_REQUEST = [
  'transporter',
  'appId',
  'apiKey',
  'clearCache',
  '_ua',
  'addAlgoliaAgent',
  'setClientApiKey',
  'generateSecuredApiKey',
  'getSecuredApiKeyRemainingValidity',
  // This method copies an index to another application on Algolia's hosts.
  'accountCopyIndex',
];

/** Returns the names of the client's methods that send requests to this service. */
const getMethods = (client: object): string[] =>
  Object.keys(client).filter(
    (name) =>
      !/^init|WithHTTPInfo$|WithTransformation$/u.test(name) &&
      !METHODS_WITHOUT_REQUEST.includes(name),
  );

const createRecommendClient = () =>
  service.client.initRecommend({ options: { hosts: getHosts(service.origin) } });

test('covers exactly the methods of the clients', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(getMethods(service.client).toSorted());
  expect(Object.keys(RECOMMEND_CALLS).toSorted()).toEqual(
    getMethods(createRecommendClient()).toSorted(),
  );
});

test.each(Object.keys(CALLS))('%s', async (name) => {
  expect(await CALLS[name]?.(service.client)).toBeDefined();
});

test.each(Object.keys(RECOMMEND_CALLS))('recommendations: %s', async (name) => {
  expect(await RECOMMEND_CALLS[name]?.(createRecommendClient())).toBeDefined();
});

const event = {
  eventType: 'click' as const,
  eventName: 'Treffer',
  index: testIndexName,
  objectIDs: ['b'],
  userToken: 'anonym',
};

test('insights: accepts events and deletes a user token', async () => {
  const options = { hosts: getHosts(service.origin) };
  const insightsClient = service.client.initInsights({ options: options as never });
  expect(await insightsClient.pushEvents({ events: [event] })).toMatchObject({ status: 200 });
  expect(await insightsClient.deleteUserToken({ userToken: 'anonym' })).toBeDefined();
});

test("rejects requests to services that exist only in Algolia with Algolia's error", async () => {
  const options = { hosts: getHosts(service.origin) } as never;
  const { client } = service;
  const calls = [
    client.initAnalytics({ options }).getTopSearches({ index: testIndexName }),
    client.initAbtesting({ options }).listABTests(),
    client.initPersonalization({ region: 'eu', options }).getPersonalizationStrategy(),
    client.initQuerySuggestions({ region: 'eu', options }).getAllConfigs(),
  ];
  for (const call of calls) {
    await expect(call).rejects.toMatchObject({
      name: 'ApiError',
      status: 404,
      message: 'Path not found',
    });
  }
});
