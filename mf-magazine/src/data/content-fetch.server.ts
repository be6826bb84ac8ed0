/** Longest time one request to the content system may take, body included, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 1500;
/** Why something was refused is worth no longer waiting: ten tries must stay ten short ones. */
const REFUSAL_TIMEOUT_MS = 150;

/**
 * The `fetch` given to the content client. The client's own time-out ends with the headers, and it
 * knows a refusal (429 above all, which it retries) only by a body of whole JSON; both are put right
 * here. A 404 that is not the content system's own comes from something before it: that is no word
 * about the story.
 */
export async function contentFetch(
  url: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const refused = new AbortController();
  const signals = [limit, refused.signal, ...(init?.signal ? [init.signal] : [])];
  const response = await fetch(url, { ...init, signal: AbortSignal.any(signals) });
  if (response.ok) return response;
  const { status } = response;
  const timer = setTimeout(() => refused.abort(), REFUSAL_TIMEOUT_MS);
  const refusal = await refusalIn(response);
  clearTimeout(timer);
  if (refusal) return Response.json(refusal, { status });
  const error = `the content system answered ${status}`;
  return Response.json({ error }, { status: status === 404 ? 502 : status });
}

/** What a refusal says; undefined when it is no JSON, half of it, or never comes to an end. */
async function refusalIn(response: Response): Promise<object | undefined> {
  try {
    const said: unknown = await response.json();
    return typeof said === 'object' && said !== null ? said : undefined;
  } catch {
    return undefined;
  }
}
