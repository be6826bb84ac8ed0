import type { ActionContext } from '../action.ts';
import type { ApiResponse } from '../load-context.ts';

/** Response of the fake api; the defaults are status 200 and an empty body. */
export type FakeResponse = Partial<ApiResponse>;

/** A request that a loader or action sent to the fake api. */
export interface SentRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

export interface FakeContext extends ActionContext {
  /** Requests in the order in which they were sent. */
  readonly sentRequests: readonly SentRequest[];
  /** Messages that were logged as warnings. */
  readonly warnings: readonly string[];
}

/**
 * Creates a context for tests of loaders and actions.
 *
 * @param responses responses of the api by method and path, for example `GET /api/jobs/7`. If the
 *   value is missing or is an error, the api throws.
 * @param fields override the fields of the default context: a request for `/` without form values
 */
export function createFakeContext(
  responses: Readonly<Record<string, FakeResponse | Error>> = {},
  fields: Partial<ActionContext> = {},
): FakeContext {
  const sentRequests: SentRequest[] = [];
  const warnings: string[] = [];
  const call = async <Body>(method: SentRequest['method'], path: string, body?: unknown) => {
    sentRequests.push({ method, path, ...(body === undefined ? {} : { body }) });
    const key = `${method} ${path}`;
    const response = responses[key] ?? new Error(`The test expects no request „${key}“.`);
    if (response instanceof Error) throw response;
    return { status: 200, body: {}, setCookies: [], ...response } as ApiResponse<Body>;
  };
  return {
    path: '/',
    params: {},
    query: new URLSearchParams(),
    appMode: false,
    contentVersion: 'published',
    signal: new AbortController().signal,
    api: { get: (path) => call('GET', path), post: (path, body) => call('POST', path, body) },
    settings: {
      contentEndpoint: '',
      contentPublicToken: '',
      contentPreviewToken: '',
      contentRateLimit: 0,
      contentAssetHost: 'a.storyblok.com',
      siteUrl: 'https://gruenland.example',
      searchEndpoint: '',
      searchApplicationId: '',
      searchKey: '',
    },
    log: {
      info: () => undefined,
      warn: (_fields, message) => warnings.push(message),
      error: () => undefined,
    },
    form: {},
    ...fields,
    sentRequests,
    warnings,
  };
}
