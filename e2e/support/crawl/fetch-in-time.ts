/**
 * Requests a URL. The response and its body together may take `timeoutMs`.
 *
 * @throws {Error} naming the URL, when no response arrives in this time
 */
export async function fetchInTime(url: URL, timeoutMs: number): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  } catch (error) {
    throw new Error(`no response from ${url.href}`, { cause: error });
  }
}
