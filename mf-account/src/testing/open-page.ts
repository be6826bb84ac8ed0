import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { ApiResponse, LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/** Page request of a test. All properties except `path` are empty by default. */
export interface TestRequest {
  readonly path?: string;
  readonly query?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  /**
   * Responses of the api, keyed by path. For other paths the api responds with status 200 and an
   * empty object. An `Error` simulates an unavailable api.
   */
  readonly responses?: Readonly<Record<string, Partial<ApiResponse> | Error>>;
}

/** Creates the context of a loader or action, and the list of the api calls that it makes. */
export function openPage({
  path = '/seite',
  query,
  params = {},
  form = {},
  responses = {},
}: TestRequest) {
  const calls: [string, unknown?][] = [];
  const respond = async (apiPath: string) => {
    const response = responses[apiPath];
    if (response instanceof Error) throw response;
    return { status: 200, body: {}, setCookies: [], ...response };
  };
  const api = {
    get: (apiPath: string) => {
      calls.push([`GET ${apiPath}`]);
      return respond(apiPath);
    },
    post: (apiPath: string, body?: unknown) => {
      calls.push([`POST ${apiPath}`, body]);
      return respond(apiPath);
    },
  };
  const context = { path, query: new URLSearchParams(query), params, form, api };
  return { context: context as unknown as LoadContext & ActionContext, calls };
}
