/** Milliseconds before each retry; the last value repeats. */
const RETRY_DELAYS_MS = [1000, 5000, 15_000, 60_000] as const;

/**
 * Loads a module. Retries until loading succeeds, so the promise never rejects. Used for parts of a
 * page that have no fallback and whose script may have timed out during other downloads.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      const delayMs = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
