/** Milliseconds between checks for a newer shell build (observed-semantics: one hour). */
const INTERVAL = 3_600_000;

/**
 * Watches for a newer build of the shell. Once one is seen, checking stops and the next navigation
 * is a full load; a failed check says nothing.
 */
export function watchBuild(ownBuild: string): () => boolean {
  let outdated = false;
  const timer = setInterval(async () => {
    outdated = await isOutdated(ownBuild);
    if (outdated) clearInterval(timer);
  }, INTERVAL);
  return () => outdated;
}

/** Whether the shell's latest build is another one. */
export async function isOutdated(ownBuild: string): Promise<boolean> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return false;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' && id !== ownBuild;
  } catch {
    return false;
  }
}
