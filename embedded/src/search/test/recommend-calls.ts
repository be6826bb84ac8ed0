import type { Algoliasearch } from 'algoliasearch';
import { index } from './seeded-search.ts';

export type RecommendClient = ReturnType<Algoliasearch['initRecommend']>;

const model = 'related-products' as const;

/**
 * A call of every method of the recommendation client. The order ensures that each call finds the
 * data it needs.
 */
export const RECOMMEND_CALLS: Readonly<Record<string, (client: RecommendClient) => unknown>> = {
  getRecommendations: (client) =>
    client.getRecommendations({
      requests: [{ indexName: index, model, objectID: 'b', threshold: 0 }],
    }),
  batchRecommendRules: (client) =>
    client.batchRecommendRules({
      indexName: index,
      model,
      recommendRule: [{ objectID: 'e', consequence: { hide: [{ objectID: 'c' }] } }],
    }),
  getRecommendStatus: async (client) =>
    client.getRecommendStatus({ indexName: index, model, taskID: 1 }),
  getRecommendRule: async (client) => {
    const { taskID } = await client.batchRecommendRules({
      indexName: index,
      model,
      recommendRule: [{ objectID: 'e' }],
    });
    while (
      (await client.getRecommendStatus({ indexName: index, model, taskID })).status !== 'published'
    );
    return client.getRecommendRule({ indexName: index, model, objectID: 'e' });
  },
  searchRecommendRules: (client) => client.searchRecommendRules({ indexName: index, model }),
  deleteRecommendRule: (client) =>
    client.deleteRecommendRule({ indexName: index, model, objectID: 'e' }),
  customGet: (client) => client.customGet({ path: '1/indexes' }),
  customPost: (client) =>
    client.customPost({ path: '1/indexes/*/recommendations', body: { requests: [] } }),
  customPut: (client) =>
    client.customPut({ path: `1/indexes/${index}/settings`, body: { hitsPerPage: 20 } }),
  customDelete: (client) => client.customDelete({ path: `1/indexes/${index}/weg` }),
};
