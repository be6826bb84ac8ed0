/** Milliseconds between two checks for a newer shell build: one hour. */
const CHECK_INTERVAL_MS = 3_600_000;

/** Milliseconds between `start` and the check whether the page's own build was withdrawn. */
const PAGE_BUILD_CHECK_DELAY_MS = 1000;

/** Watches for newer shell builds. The router reads `isOutdated` before each navigation. */
export interface BuildWatch {
  readonly isOutdated: () => boolean;
  /** Starts the checks. Call this method after the page is ready. */
  readonly start: () => void;
}

/**
 * Checks regularly whether a newer shell build exists or this page's build was withdrawn. In either
 * case the checks stop and the next navigation is a full page load. A failed check changes nothing.
 */
export function watchBuild(pageBuildId: string): BuildWatch {
  let isOutdated = false;
  const start = () => {
    const checkBuild = async (isBuildStale: (build: string) => Promise<boolean>) => {
      if (!(await isBuildStale(pageBuildId))) return;
      isOutdated = true;
      clearInterval(timer);
    };
    const timer = setInterval(() => void checkBuild(hasNewerBuild), CHECK_INTERVAL_MS);
    setTimeout(() => void checkBuild(isWithdrawn), PAGE_BUILD_CHECK_DELAY_MS);
  };
  return { isOutdated: () => isOutdated, start };
}

async function isWithdrawn(build: string): Promise<boolean> {
  try {
    const { status } = await fetch(`/builds/meta/${build}.json`);
    return status === 403 || status === 404;
  } catch {
    return false;
  }
}

async function hasNewerBuild(pageBuildId: string): Promise<boolean> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    if (!response.ok) return false;
    const { id } = (await response.json()) as { id?: unknown };
    return typeof id === 'string' && id !== pageBuildId;
  } catch {
    return false;
  }
}
