import { setTimeout as pause } from 'node:timers/promises';

/** The settings with which the api connects to the content system. */
export interface ContentAccess {
  /** Base URL with `/v2`, without trailing slash. */
  readonly endpoint: string;
  readonly token: string;
  /** Maximum number of requests per second; 0 means unlimited. */
  readonly maxRequestsPerSecond: number;
}

export interface ContentResponse {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed body; undefined unless the status is 200. */
  readonly body: unknown;
}

/**
 * Reads published content below `/cdn/`. Rejects if the content system is unavailable or still
 * answers 429 after the retries, or if the signal aborts. Callers handle all other statuses.
 */
export type ContentReader = (
  path: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<ContentResponse>;

/** Maximum number of retries after a 429, and the delay before each (specification section 8). */
const RETRY_LIMITS = { maxRetries: 10, delayMs: 300 } as const;
const MAX_BODY_CHARACTERS = 20_000_000;

/**
 * Creates the only client with which the api reads content. The client respects the rate limit and
 * retries after a 429.
 */
export function createContentReader(access: ContentAccess): ContentReader {
  const { endpoint, token, maxRequestsPerSecond } = access;
  const minSpacingMs = maxRequestsPerSecond > 0 ? 1000 / maxRequestsPerSecond : 0;
  let nextRequestAtMs = 0;
  const waitForRateLimit = async (signal: AbortSignal): Promise<void> => {
    const now = performance.now();
    const startAtMs = Math.max(now, nextRequestAtMs);
    nextRequestAtMs = startAtMs + minSpacingMs;
    if (startAtMs > now) await pause(startAtMs - now, undefined, { signal });
  };
  return async (path, params, signal) => {
    const query = new URLSearchParams({ token, version: 'published', ...params });
    for (let attempt = 0; ; attempt += 1) {
      await waitForRateLimit(signal);
      const response = await fetch(`${endpoint}/cdn/${path}?${query}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      const { status, headers } = response;
      if (status === 200) return { status, headers, body: await readJson(response) };
      await response.body?.cancel();
      if (status !== 429) return { status, headers, body: undefined };
      if (attempt >= RETRY_LIMITS.maxRetries) throw new Error('content 429');
      await pause(RETRY_LIMITS.delayMs, undefined, { signal });
    }
  };
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text.length > MAX_BODY_CHARACTERS) throw new Error('the content is too large');
  return JSON.parse(text) as unknown;
}
