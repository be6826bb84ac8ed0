import { request } from 'undici';
import type { Dispatcher } from 'undici';
import { runWithTimeoutSignal } from '@gruenland/shared-contracts/run-with-timeout-signal.ts';

/**
 * Thrown when the origin does not deliver a file. The message names the file and the reason.
 * Retries that fail for the same reason have the same message.
 */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  /** HTTP status of the response; null when no complete response arrived. */
  readonly status: number | null;

  constructor(message: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options);
    this.status = options.status ?? null;
  }
}

export interface FetchBounds {
  /** Timeout for the whole response in milliseconds, body included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Aborts the request from outside, for example at shutdown. */
  readonly signal: AbortSignal;
  /** Value of the `Authorization` header. */
  readonly authorization?: string;
}

export interface FetchedFile {
  readonly bytes: Buffer;
  readonly etag: string | null;
}

/**
 * Fetches a whole file with limits on time and size. Shells poll with it several times a second; the
 * global `fetch` would take twice the processor time.
 *
 * @param etag ETag to send as `If-None-Match`
 * @returns null when the origin responds with status 304
 * @throws {FetchError} for any other status than 200, redirects included; also when the time is up or
 *   the outer signal aborts
 */
export async function fetchWithBounds(
  url: URL,
  bounds: FetchBounds,
  etag: string | null = null,
): Promise<FetchedFile | null> {
  try {
    return await runWithTimeoutSignal(bounds.timeoutMs, bounds.signal, (signal) =>
      fetchFile(url, { ...bounds, signal }, etag),
    );
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    const reason = isLate ? `timed out after ${bounds.timeoutMs} ms` : describeCause(error);
    throw new FetchError(`${url.pathname} ${reason}`, { cause: error });
  }
}

async function fetchFile(
  url: URL,
  bounds: FetchBounds,
  etag: string | null,
): Promise<FetchedFile | null> {
  const { statusCode, headers, body } = await requestUnlessAborted(url, bounds, etag);
  if (statusCode === 200) {
    const bytes = await readBody(url, { headers, body }, bounds.maxBytes);
    return { bytes, etag: typeof headers.etag === 'string' ? headers.etag : null };
  }
  // Not awaited: the rest of a response does not matter.
  void body.dump();
  if (statusCode === 304 && etag !== null) return null;
  throw new FetchError(`${url.pathname} answers ${statusCode}`, { status: statusCode });
}

/** Rejects as soon as the signal aborts. Undici itself aborts only when it has a connection. */
async function requestUnlessAborted(
  url: URL,
  { signal, authorization, timeoutMs }: FetchBounds,
  etag: string | null,
): Promise<Dispatcher.ResponseData> {
  signal.throwIfAborted();
  const { promise: abortPromise, reject } = Promise.withResolvers<never>();
  const rejectAborted = (): void => reject(signal.reason);
  signal.addEventListener('abort', rejectAborted, { once: true });
  const headers = {
    'accept-encoding': 'identity',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(authorization === undefined ? {} : { authorization }),
  };
  try {
    return await Promise.race([
      request(url, { signal, headers, bodyTimeout: timeoutMs }),
      abortPromise,
    ]);
  } finally {
    signal.removeEventListener('abort', rejectAborted);
  }
}

async function readBody(
  url: URL,
  { headers, body }: Pick<Dispatcher.ResponseData, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const assertWithinLimit = (bytes: number): void => {
    if (bytes > maxBytes) throw new FetchError(`${url.pathname} is larger than ${maxBytes} bytes`);
  };
  const announcedSize = Number(headers['content-length'] ?? 0);
  if (announcedSize > maxBytes) void body.dump();
  assertWithinLimit(announcedSize);
  for await (const part of body as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    assertWithinLimit(size);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Returns the useful detail of a network error, for example ECONNREFUSED. */
function describeCause(error: unknown): string {
  const { code } = Object(error) as { readonly code?: unknown };
  return `cannot be fetched (${typeof code === 'string' ? code : String(error)})`;
}
