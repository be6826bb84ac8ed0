import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { ApiResponse, LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Page request in a test. The default path is `/seite`. All other properties are empty by default.
 */
export interface TestRequest {
  readonly path?: string;
  readonly query?: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  /**
   * Responses of the api by path. An `Error` makes the request fail. For all other paths, the api
   * responds with status 200 and an empty object.
   */
  readonly answers?: Readonly<Record<string, Partial<ApiResponse> | Error>>;
}

/** Creates the context of a loader or action. Also returns the list of api calls that it makes. */
export function openPage({
  path = '/seite',
  query,
  params = {},
  form = {},
  answers = {},
}: TestRequest) {
  const calls: [string, unknown?][] = [];
  const respond = async (apiPath: string) => {
    const response = answers[apiPath];
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
