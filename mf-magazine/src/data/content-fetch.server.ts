/** Timeout of one request to the content system in milliseconds, including reading the body. */
const REQUEST_TIMEOUT_MS = 1500;
/**
 * Timeout for the body of an error response in milliseconds. The timeout is short, because each of
 * up to ten retries reads such a body.
 */
const ERROR_BODY_TIMEOUT_MS = 150;

/**
 * Replaces `fetch` in the content client and corrects two faults of the client. The client's
 * timeout does not cover the body. The client recognises an error, for example a 429 to retry, only
 * if the body is complete JSON. A 404 without JSON comes from a proxy and becomes a 502, because it
 * does not mean that the story is missing.
 */
export async function fetchContent(
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const timeoutSignal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const bodyAbortController = new AbortController();
  const abortSignals = [
    timeoutSignal,
    bodyAbortController.signal,
    ...(init?.signal ? [init.signal] : []),
  ];
  const response = await fetch(url, { ...init, signal: AbortSignal.any(abortSignals) });
  if (response.ok) return response;
  const { status } = response;
  const timer = setTimeout(() => bodyAbortController.abort(), ERROR_BODY_TIMEOUT_MS);
  const errorBody = await readErrorBody(response);
  clearTimeout(timer);
  if (errorBody) return Response.json(errorBody, { status });
  const error = `the content system answered ${status}`;
  return Response.json({ error }, { status: status === 404 ? 502 : status });
}

/**
 * Reads the body of an error response. Returns undefined when the body is not JSON, incomplete or
 * too slow.
 */
async function readErrorBody(response: Response): Promise<object | undefined> {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
