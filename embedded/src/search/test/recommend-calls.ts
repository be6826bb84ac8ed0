import type { Algoliasearch } from 'algoliasearch';
import { testIndexName } from './seeded-search.ts';

export type RecommendClient = ReturnType<Algoliasearch['initRecommend']>;

const model = 'related-products' as const;

/**
 * A call of every method of the recommendation client. The order ensures that each call finds the
 * data it needs.
 */
export const RECOMMEND_CALLS: Readonly<Record<string, (client: RecommendClient) => unknown>> = {
  getRecommendations: (client) =>
    client.getRecommendations({
      requests: [{ indexName: testIndexName, model, objectID: 'b', threshold: 0 }],
    }),
  batchRecommendRules: (client) =>
    client.batchRecommendRules({
      indexName: testIndexName,
      model,
      recommendRule: [{ objectID: 'e', consequence: { hide: [{ objectID: 'c' }] } }],
    }),
  getRecommendStatus: async (client) =>
    client.getRecommendStatus({ indexName: testIndexName, model, taskID: 1 }),
  getRecommendRule: async (client) => {
    const { taskID } = await client.batchRecommendRules({
      indexName: testIndexName,
      model,
      recommendRule: [{ objectID: 'e' }],
    });
    while (
      (await client.getRecommendStatus({ indexName: testIndexName, model, taskID })).status !==
      'published'
    );
    return client.getRecommendRule({ indexName: testIndexName, model, objectID: 'e' });
  },
  searchRecommendRules: (client) =>
    client.searchRecommendRules({ indexName: testIndexName, model }),
  deleteRecommendRule: (client) =>
    client.deleteRecommendRule({ indexName: testIndexName, model, objectID: 'e' }),
  customGet: (client) => client.customGet({ path: '1/indexes' }),
  customPost: (client) =>
    client.customPost({ path: '1/indexes/*/recommendations', body: { requests: [] } }),
  customPut: (client) =>
    client.customPut({ path: `1/indexes/${testIndexName}/settings`, body: { hitsPerPage: 20 } }),
  customDelete: (client) => client.customDelete({ path: `1/indexes/${testIndexName}/weg` }),
};
