import type { ApiResponse, ServerApi } from '@gruenland/shared-contracts/load-context.ts';
import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import type { BreakerState } from './circuit-breaker.ts';
import { DEADLINES_MS, VisitorGoneError } from './deadlines.ts';

/**
 * The circuit of the API opens after five consecutive failures. It stays open for 4 s, four times
 * the longest deadline of an API read.
 */
const API_BREAKER = { threshold: 5, openDurationMs: 4000 };
/** Timeout in milliseconds of a request to the API's health page. */
const HEALTH_TIMEOUT_MS = 300;
/** Maximum length of an API response in characters. */
const MAX_BODY_CHARACTERS = 2_000_000;

/** Headers that identify the visitor to the API; on cacheable routes there are none. */
export interface VisitorHeaders {
  readonly cookie?: string;
  readonly 'x-third-party-token'?: string;
  readonly 'x-forwarded-for'?: string;
  readonly 'user-agent'?: string;
}

/** Thrown when the API did not respond in time, responded with 5xx or sent an invalid body. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
}

/** Access to the services behind the shell, with one circuit breaker for each service. */
export class Upstreams {
  readonly #apiUrl: string;
  readonly #origin: string;
  readonly #breakers = {
    api: new CircuitBreaker(API_BREAKER),
    search: new CircuitBreaker(SEARCH_BREAKER),
  };

  constructor(apiUrl: string, siteUrl: string) {
    this.#apiUrl = apiUrl;
    this.#origin = siteUrl;
  }

  /** Returns the state of each circuit breaker by service, for `/health`. */
  getBreakerStates(): Readonly<Record<string, BreakerState>> {
    return { api: this.#breakers.api.state, search: this.#breakers.search.state };
  }

  /** Returns the circuit breaker of the search service, which browsers reach through the proxy. */
  get search(): CircuitBreaker {
    return this.#breakers.search;
  }

  /**
   * Returns the revision that the API reports; null if the API fails or does not respond in time.
   */
  async readApiRevision(): Promise<number | null> {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    try {
      const response = await fetch(`${this.#apiUrl}/health/live`, { signal, redirect: 'error' });
      const { revision } = (await response.json()) as { readonly revision?: unknown };
      return Number.isSafeInteger(revision) ? (revision as number) : null;
    } catch {
      return null;
    }
  }

  /** Creates the API client for one page request; the client's calls abort with the signal. */
  createApiClient(headers: VisitorHeaders, requestId: string, signal: AbortSignal): ServerApi {
    const call = <Body>(method: string, path: string, body?: unknown) =>
      this.#callApi<Body>(method, path, body, { ...headers, 'x-request-id': requestId }, signal);
    return {
      get: (path) => call('GET', path),
      post: (path, body) => call('POST', path, body ?? {}),
    };
  }

  async #callApi<Body>(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<ApiResponse<Body>> {
    const hasVisitorLeft = () => signal.reason instanceof VisitorGoneError;
    const throwFailure = (cause: unknown): never => {
      throw new UpstreamError(`api ${method} ${path} failed`, { cause });
    };
    return this.#breakers.api.run(async () => {
      const response = await fetch(`${this.#apiUrl}${path}`, {
        method,
        signal: method === 'GET' ? createReadSignal(signal) : signal,
        redirect: 'manual',
        headers: {
          accept: 'application/json',
          ...(body === undefined
            ? {}
            : { 'content-type': 'application/json', origin: this.#origin }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).catch(throwFailure);
      const text = await response.text().catch(throwFailure);
      if (response.status >= 500)
        throw new UpstreamError(`api ${method} ${path} answered ${response.status}`);
      return {
        status: response.status,
        body: parseJson<Body>(text),
        setCookies: response.headers.getSetCookie(),
      };
    }, hasVisitorLeft);
  }
}

function createReadSignal(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(DEADLINES_MS.apiRead)]);
}

function parseJson<Body>(text: string): Body {
  if (text.length > MAX_BODY_CHARACTERS)
    throw new UpstreamError('response of the api is too large');
  try {
    return JSON.parse(text === '' ? 'null' : text) as Body;
  } catch (error) {
    throw new UpstreamError('response of the api is not JSON', { cause: error });
  }
}
