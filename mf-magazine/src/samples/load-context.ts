import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

const rejectApiCall = async (): Promise<never> => {
  throw new Error('this test context has no api');
};

/**
 * Creates the context of a loader in a test. The context has no rate limit and a timeout of three
 * seconds.
 */
export function createLoadContext(
  endpoint: string,
  fields: Partial<LoadContext> = {},
): LoadContext {
  return {
    path: '/',
    params: {},
    query: new URLSearchParams(),
    appMode: false,
    contentVersion: 'published',
    signal: AbortSignal.timeout(3000),
    api: { get: rejectApiCall, post: rejectApiCall },
    settings: {
      contentEndpoint: endpoint,
      contentPublicToken: 'public',
      contentPreviewToken: 'preview',
      contentRateLimit: 0,
      contentAssetHost: 'a.storyblok.com',
      siteUrl: 'https://gruenland.example',
      searchEndpoint: '',
      searchApplicationId: '',
      searchKey: '',
    },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    ...fields,
  };
}
