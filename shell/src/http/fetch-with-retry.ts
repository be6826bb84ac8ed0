/** When a request is repeated. */
export interface RetryRules {
  /** Maximum number of repetitions. */
  readonly retry: number;
  /** HTTP statuses after which the request is repeated; it is also repeated without a response. */
  readonly statuses: readonly number[];
  /** Milliseconds before each repetition. */
  readonly delayMs: number;
}

/**
 * Sends a request, and repeats it after failures that may be temporary.
 * @throws Error if the last try got no response, or if the request was aborted
 */
export async function fetchWithRetry(
  url: string,
  init: RequestInit,
  { retry, statuses, delayMs }: RetryRules,
): Promise<Response> {
  for (let triesLeft = retry; ; triesLeft -= 1) {
    const response = await fetch(url, init).catch((error: unknown) => {
      if (triesLeft <= 0 || init.signal?.aborted) throw error;
      return null;
    });
    if (response && (triesLeft <= 0 || !statuses.includes(response.status))) return response;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
}

/** Reads the JSON body of a response; undefined if there is none or it is no JSON. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
