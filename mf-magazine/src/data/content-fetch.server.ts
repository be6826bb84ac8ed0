/** Longest time one request to the content system may take, body included, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 1500;

/**
 * The `fetch` given to the content client. The client's own time-out ends with the headers and it
 * retries a 429 only when its body is JSON; both are put right here.
 */
export async function contentFetch(
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
  const response = await fetch(url, { ...init, signal });
  if (response.ok || isJson(response)) return response;
  await response.body?.cancel();
  const error = `the content system answered ${response.status}`;
  return Response.json({ error }, { status: response.status });
}

function isJson(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return type.includes('json') && response.headers.get('content-length') !== '0';
}
