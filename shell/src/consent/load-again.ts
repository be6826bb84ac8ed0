/** Milliseconds until the next try; the last for all that follow. */
const PAUSES_MS = [1000, 5000, 15_000, 60_000] as const;

/**
 * Loads until it is there, and never rejects: for a part that nothing can stand in for, and whose script
 * may only have waited too long behind a list's pictures.
 */
export async function loadAgain<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await load();
    } catch {
      const ms = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)];
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
  }
}
