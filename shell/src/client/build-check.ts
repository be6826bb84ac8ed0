/** Milliseconds between checks for a newer shell build (observed-semantics: one hour). */
const INTERVAL = 3_600_000;

/** Milliseconds from the page's start to the look for the own build (observed-semantics). */
const OWN_BUILD_DELAY = 1000;

/** Whether the build is outdated, for those who are about to navigate. */
export interface BuildWatch {
  readonly outdated: () => boolean;
  /** To be called once the page is ready. */
  readonly start: () => void;
}

/**
 * Watches for a newer build of the shell, and for the own one being withdrawn. Once one is seen,
 * checking stops and the next navigation is a full load; a failed check says nothing.
 */
export function watchBuild(ownBuild: string): BuildWatch {
  let outdated = false;
  const start = () => {
    const check = async (ask: (build: string) => Promise<boolean>) => {
      if (!(await ask(ownBuild))) return;
      outdated = true;
      clearInterval(timer);
    };
    const timer = setInterval(() => void check(isOutdated), INTERVAL);
    setTimeout(() => void check(isWithdrawn), OWN_BUILD_DELAY);
  };
  return { outdated: () => outdated, start };
}

/** Whether the server no longer has a build. */
async function isWithdrawn(build: string): Promise<boolean> {
  try {
    const { status } = await fetch(`/builds/meta/${build}.json`);
    return status === 403 || status === 404;
  } catch {
    return false;
  }
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
