/** Encodings of browsers, of old ones, and of programs. */
const ENCODINGS = ['br', 'gzip', 'identity'];
/** Timeout of one request in milliseconds. */
const RESPONSE_TIMEOUT_MS = 15_000;

/**
 * Requests pages in turn, several at a time, until a signal aborts or a number of requests is
 * reached.
 *
 * @param {readonly string[]} urls
 * @param {{ connectionCount: number, requestCount?: number, signal?: AbortSignal }} options
 * @returns {Promise<{ requestCount: number, failedCount: number }>} a response with status 500 or
 *   more counts as failed
 */
export async function readPages(urls, { connectionCount, requestCount = Infinity, signal }) {
  const counts = { requestCount: 0, failedCount: 0 };
  const mayContinue = () => counts.requestCount < requestCount && signal?.aborted !== true;
  const readInTurn = async () => {
    while (mayContinue()) {
      const index = counts.requestCount++;
      const headers = { 'accept-encoding': ENCODINGS[index % ENCODINGS.length] };
      const timeoutSignal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      try {
        const url = urls[index % urls.length];
        const response = await fetch(url, { headers, signal: timeoutSignal });
        await response.arrayBuffer();
        if (response.status >= 500) counts.failedCount += 1;
      } catch {
        counts.failedCount += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connectionCount }, readInTurn));
  return counts;
}
