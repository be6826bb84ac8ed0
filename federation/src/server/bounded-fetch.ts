/** The origin did not deliver; the message names the file and why, the same text each time. */
export class FetchError extends Error {
  override readonly name = 'FetchError';
  /** What the origin answered instead of 200; null when no answer came to its end. */
  readonly status: number | null;

  constructor(message: string, options: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options);
    this.status = options.status ?? null;
  }
}

export interface FetchBounds {
  /** Milliseconds for the whole answer, body included. */
  readonly timeoutMs: number;
  readonly maxBytes: number;
  /** Ends the request from outside, for example at shutdown. */
  readonly signal: AbortSignal;
}

export interface FetchedFile {
  readonly bytes: Buffer;
  readonly etag: string | null;
}

/**
 * Fetches a file completely, or fails in bounded time and memory.
 *
 * @param etag asks for the file only when it differs from this
 * @returns null when it does not
 * @throws {FetchError} for every status but 200 and 304, redirects included
 */
export async function boundedFetch(
  url: URL,
  bounds: FetchBounds,
  etag: string | null = null,
): Promise<FetchedFile | null> {
  const timeout = AbortSignal.timeout(bounds.timeoutMs);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([timeout, bounds.signal]),
      redirect: 'error',
      headers: etag === null ? {} : { 'if-none-match': etag },
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
    const reason = timeout.aborted ? `does not come within ${bounds.timeoutMs} ms` : cause(error);
    throw new FetchError(`${url.pathname} ${reason}`, { cause: error });
  }
}

async function readBody(url: URL, response: Response, { maxBytes }: FetchBounds): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const tooLarge = (bytes: number): void => {
    if (bytes > maxBytes) throw new FetchError(`${url.pathname} is larger than ${maxBytes} bytes`);
  };
  tooLarge(Number(response.headers.get('content-length') ?? 0));
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    tooLarge(size);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Node hides the interesting part (ECONNREFUSED, …) in the cause. */
function cause(error: unknown): string {
  const inner = error instanceof Error ? (error.cause ?? error) : error;
  const code = (inner as { readonly code?: unknown }).code;
  return `cannot be fetched (${typeof code === 'string' ? code : String(inner)})`;
}
