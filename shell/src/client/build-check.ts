/** Milliseconds between checks for a newer shell build (observed-semantics: one hour). */
const CHECK_INTERVAL_MS = 3_600_000;

/** Milliseconds from the start of the page to the check of its own build (observed-semantics). */
const OWN_BUILD_DELAY_MS = 1000;

/** State of the build check; the router reads it before each navigation. */
export interface BuildWatch {
  readonly outdated: () => boolean;
  /** Call it once the page is ready. */
  readonly start: () => void;
}

/**
 * Checks for a newer build of the shell and for the withdrawal of the current one. After the first
 * hit it stops, and the next navigation is a full load. A failed check changes nothing.
 */
export function watchBuild(ownBuild: string): BuildWatch {
  let outdated = false;
  const start = () => {
    const check = async (isStale: (build: string) => Promise<boolean>) => {
      if (!(await isStale(ownBuild))) return;
      outdated = true;
      clearInterval(timer);
    };
    const timer = setInterval(() => void check(hasNewerBuild), CHECK_INTERVAL_MS);
    setTimeout(() => void check(isWithdrawn), OWN_BUILD_DELAY_MS);
  };
  return { outdated: () => outdated, start };
}

async function isWithdrawn(build: string): Promise<boolean> {
  try {
    const { status } = await fetch(`/builds/meta/${build}.json`);
    return status === 403 || status === 404;
  } catch {
    return false;
  }
}

export async function hasNewerBuild(ownBuild: string): Promise<boolean> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return false;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' && id !== ownBuild;
  } catch {
    return false;
  }
}
