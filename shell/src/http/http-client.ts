import { FetchError, ofetch } from 'ofetch';
import type { HttpApi, HttpError, HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';

/** HTTP statuses after which a request is retried (specification section 7). */
const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504];

/** Milliseconds before a request that changes data is retried, if its caller allows retries. */
const WRITE_RETRY_DELAY_MS = 700;

export interface HttpClientOptions {
  /**
   * Base URL of the API from configuration; empty for the site's own origin. Requests to other
   * origins are sent without cookies.
   */
  readonly baseUrl: string;
  /**
   * Returns the one-time token, if any. The token is sent with every request to the site's own
   * origin and to no other origin.
   */
  readonly getOneTimeToken: () => string | null;
}

/** A failed request, with a message that may be shown to visitors. */
export class RequestError extends Error implements HttpError {
  override readonly name = 'RequestError';
  readonly problem: HttpProblem;

  constructor(problem: HttpProblem, cause: unknown) {
    super(problem.message, { cause });
    this.problem = problem;
  }
}

/**
 * Creates the browser's API client. GET requests are retried once. Requests that change data are
 * retried only if the caller sets `retry` (specification section 7). Rejects with
 * {@link RequestError}.
 */
export function createHttpClient({ baseUrl, getOneTimeToken }: HttpClientOptions): HttpApi {
  const hasSiteBaseUrl = !baseUrl || new URL(baseUrl).origin === window.location.origin;
  return async <Body>(path: string, options: Parameters<HttpApi>[1] = {}) => {
    const isRelative = path.startsWith('/') && !path.startsWith('//');
    const isSiteOrigin = isRelative && hasSiteBaseUrl;
    const token = isSiteOrigin ? getOneTimeToken() : null;
    try {
      return await ofetch<Body>(path, {
        ...(isRelative && baseUrl ? { baseURL: baseUrl } : {}),
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
        retryDelay: options.method && options.method !== 'GET' ? WRITE_RETRY_DELAY_MS : 0,
        credentials: isSiteOrigin ? 'same-origin' : 'omit',
        responseType: 'json',
      });
    } catch (error) {
      throw new RequestError(getProblem(error), error);
    }
  };
}

function getProblem(error: unknown): HttpProblem {
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
