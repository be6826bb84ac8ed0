import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

const noApi = async (): Promise<never> => {
  throw new Error('the magazine calls no api');
};

/** What a loader gets in a test; throttle off, three seconds. */
export function loadContext(endpoint: string, fields: Partial<LoadContext> = {}): LoadContext {
  return {
    path: '/',
    params: {},
    query: new URLSearchParams(),
    appMode: false,
    contentVersion: 'published',
    signal: AbortSignal.timeout(3000),
    api: { get: noApi, post: noApi },
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
