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
 * Fetches a whole file with limits on time and size.
 *
 * @param etag ETag to send as `If-None-Match`
 * @returns null when the origin responds with status 304
 * @throws {FetchError} for any other status than 200, redirects included
 */
export async function fetchWithBounds(
  url: URL,
  bounds: FetchBounds,
  etag: string | null = null,
): Promise<FetchedFile | null> {
  const timeoutSignal = AbortSignal.timeout(bounds.timeoutMs);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([timeoutSignal, bounds.signal]),
      redirect: 'error',
      headers: {
        ...(etag === null ? {} : { 'if-none-match': etag }),
        ...(bounds.authorization === undefined ? {} : { authorization: bounds.authorization }),
      },
    });
    if (response.status === 304 && etag !== null) return null;
    if (response.status !== 200) {
      await response.body?.cancel();
      const { status } = response;
      throw new FetchError(`${url.pathname} answers ${status}`, { status });
    }
    return { bytes: await readBody(url, response, bounds), etag: response.headers.get('etag') };
  } catch (error) {
    if (error instanceof FetchError) throw error;
    const reason = timeoutSignal.aborted
      ? `timed out after ${bounds.timeoutMs} ms`
      : describeCause(error);
    throw new FetchError(`${url.pathname} ${reason}`, { cause: error });
  }
}

async function readBody(url: URL, response: Response, { maxBytes }: FetchBounds): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const assertWithinLimit = (bytes: number): void => {
    if (bytes > maxBytes) throw new FetchError(`${url.pathname} is larger than ${maxBytes} bytes`);
  };
  assertWithinLimit(Number(response.headers.get('content-length') ?? 0));
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    assertWithinLimit(size);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Returns the useful detail of a network error, for example ECONNREFUSED. Node puts this detail
 * into the error's `cause`.
 */
function describeCause(error: unknown): string {
  const innerError = error instanceof Error ? (error.cause ?? error) : error;
  const code = (innerError as { readonly code?: unknown }).code;
  return `cannot be fetched (${typeof code === 'string' ? code : String(innerError)})`;
}
