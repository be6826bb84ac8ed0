import { FetchError, ofetch } from 'ofetch';
import type { HttpApi, HttpError, HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';

/** Statuses after which a request is tried again (specification section 7). */
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

/** Milliseconds before something that changes data is sent again. */
const CHANGE_DELAY = 700;

export interface HttpClientOptions {
  /** Base address from configuration; empty for our own origin. Another one gets no cookies. */
  readonly baseUrl: string;
  /** The one-time token while it exists; it goes with every request to our own origin, and nowhere else. */
  readonly oneTimeToken: () => string | null;
}

/** Error of a request, with what may be shown to people. */
export class RequestError extends Error implements HttpError {
  override readonly name = 'RequestError';
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem, cause: unknown) {
    super(problem.message, { cause });
    this.problem = problem;
  }
}

/**
 * The browser's way to the api: one retry for methods that change nothing, none for those that do
 * (specification section 7). Rejects with {@link RequestError}.
 */
export function createHttpClient({ baseUrl, oneTimeToken }: HttpClientOptions): HttpApi {
  const ownBase = !baseUrl || new URL(baseUrl).origin === window.location.origin;
  return async <Body>(path: string, options: Parameters<HttpApi>[1] = {}) => {
    const relative = path.startsWith('/') && !path.startsWith('//');
    const own = relative && ownBase;
    const token = own ? oneTimeToken() : null;
    try {
      return await ofetch<Body>(path, {
        ...(relative && baseUrl ? { baseURL: baseUrl } : {}),
        method: options.method ?? 'GET',
        ...(options.body === undefined ? {} : { body: options.body as Record<string, unknown> }),
        headers: {
          accept: 'application/json',
          ...options.headers,
          ...(token ? { 'x-third-party-token': token } : {}),
        },
        ...(options.signal ? { signal: options.signal } : {}),
        ...(options.retry === undefined ? {} : { retry: options.retry }),
        retryStatusCodes: RETRY_STATUSES,
        retryDelay: options.method && options.method !== 'GET' ? CHANGE_DELAY : 0,
        credentials: own ? 'same-origin' : 'omit',
        responseType: 'json',
      });
    } catch (error) {
      throw new RequestError(problemOf(error), error);
    }
  };
}

function problemOf(error: unknown): HttpProblem {
  const fallback = ERROR_TEXTS.unavailable;
  if (!(error instanceof FetchError)) return { message: fallback };
  const body = error.data as
    | { title?: unknown; code?: unknown; fields?: Record<string, string> }
    | undefined;
  return {
    ...(error.status === undefined ? {} : { status: error.status }),
    ...(typeof body?.code === 'string' ? { code: body.code } : {}),
    message: typeof body?.title === 'string' ? body.title : fallback,
    ...(body?.fields ? { fields: body.fields } : {}),
  };
}
