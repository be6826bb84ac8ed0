import type { HttpApi, HttpError, HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import { fetchWithRetry, readJson } from './fetch-with-retry.ts';

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
    const method = options.method ?? 'GET';
    const isRead = method === 'GET';
    const hasBody = options.body !== undefined;
    let response: Response;
    try {
      response = await fetchWithRetry(
        isRelative ? baseUrl + path : path,
        {
          method,
          headers: {
            accept: 'application/json',
            ...(hasBody ? { 'content-type': 'application/json' } : {}),
            ...options.headers,
            ...(token ? { 'x-third-party-token': token } : {}),
          },
          ...(hasBody ? { body: JSON.stringify(options.body) } : {}),
          ...(options.signal ? { signal: options.signal } : {}),
          credentials: isSiteOrigin ? 'same-origin' : 'omit',
        },
        {
          retry: options.retry ?? (isRead ? 1 : 0),
          statuses: RETRY_STATUSES,
          delayMs: isRead ? 0 : WRITE_RETRY_DELAY_MS,
        },
      );
    } catch (error) {
      throw new RequestError({ message: ERROR_TEXTS.unavailable }, error);
    }
    const body = await readJson(response);
    if (!response.ok) throw new RequestError(createProblem(response.status, body), response.status);
    return body as Body;
  };
}

function createProblem(status: number, data: unknown): HttpProblem {
  const body = data as
    | { title?: unknown; code?: unknown; fields?: Record<string, string> }
    | undefined;
  return {
    status,
    ...(typeof body?.code === 'string' ? { code: body.code } : {}),
    message: typeof body?.title === 'string' ? body.title : ERROR_TEXTS.unavailable,
    ...(body?.fields ? { fields: body.fields } : {}),
  };
}
