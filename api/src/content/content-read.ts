import { setTimeout as pause } from 'node:timers/promises';

/** How the api reaches the content system. */
export interface ContentAccess {
  /** With `/v2`, without trailing slash. */
  readonly endpoint: string;
  readonly token: string;
  /** Requests a second, 0 for no limit. */
  readonly rateLimit: number;
}

export interface ContentAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined unless the status is 200. */
  readonly body: unknown;
}

/**
 * Reads published content below `/cdn/`. Rejects when the system is away, still says 429 after the
 * retries, or the signal aborts; other statuses are the caller's.
 */
export type ContentRead = (
  path: string,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<ContentAnswer>;

/** A refusal for being too quick is tried again this often, this many ms apart (specification section 8). */
const RETRIES = { most: 10, delayMs: 300 } as const;
const MOST_BYTES = 20_000_000;

/** The one way from the api to the content system: no faster than allowed, patient when told to wait. */
export function createContentRead(access: ContentAccess): ContentRead {
  const { endpoint, token, rateLimit } = access;
  const spacing = rateLimit > 0 ? 1000 / rateLimit : 0;
  let free = 0;
  const turn = async (signal: AbortSignal): Promise<void> => {
    const now = performance.now();
    const at = Math.max(now, free);
    free = at + spacing;
    if (at > now) await pause(at - now, undefined, { signal });
  };
  return async (path, params, signal) => {
    const query = new URLSearchParams({ token, version: 'published', ...params });
    for (let tries = 0; ; tries += 1) {
      await turn(signal);
      const answer = await fetch(`${endpoint}/cdn/${path}?${query}`, {
        signal,
        headers: { accept: 'application/json' },
      });
      const { status, headers } = answer;
      if (status === 200) return { status, headers, body: await readJson(answer) };
      await answer.body?.cancel();
      if (status !== 429) return { status, headers, body: undefined };
      if (tries >= RETRIES.most) throw new Error('content 429');
      await pause(RETRIES.delayMs, undefined, { signal });
    }
  };
}

async function readJson(answer: Response): Promise<unknown> {
  const text = await answer.text();
  if (text.length > MOST_BYTES) throw new Error('the content is too large');
  return JSON.parse(text) as unknown;
}
