import { getPathWithoutToken } from '#session/one-time-token.ts';

/** Milliseconds within which the same path is not reloaded again (specification section 4). */
const MIN_RELOAD_INTERVAL_MS = 10_000;
const STORAGE_KEY = 'gl:reload';

/** Storage, navigation and clock used by a reload; by default those of the browser. */
export interface ReloadEnvironment {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly load: (path: string) => void;
  readonly now: () => number;
}

/**
 * Loads a path in full after its files could not be loaded. Returns false if this path was reloaded
 * within the last ten seconds; the caller then shows the error screen.
 */
export function reloadOnce(
  path: string,
  environment: ReloadEnvironment = getBrowserEnvironment(),
): boolean {
  // The one-time token must not be stored. The URL that is loaded keeps it, so that signing in
  // works.
  const pathWithoutToken = getPathWithoutToken(new URL(path, 'http://site'));
  if (wasJustReloaded(pathWithoutToken, environment)) return false;
  try {
    environment.storage.setItem(
      STORAGE_KEY,
      JSON.stringify({
        path: pathWithoutToken,
        expires: environment.now() + MIN_RELOAD_INTERVAL_MS,
      }),
    );
  } catch {
    // Storage is unavailable, so repeated reloads cannot be detected: an extra reload is better
    // than a broken page.
  }
  environment.load(path);
  return true;
}

function wasJustReloaded(path: string, environment: ReloadEnvironment): boolean {
  try {
    const storedEntry: unknown = JSON.parse(environment.storage.getItem(STORAGE_KEY) ?? 'null');
    if (typeof storedEntry !== 'object' || storedEntry === null) return false;
    const { path: storedPath, expires } = storedEntry as { path?: unknown; expires?: unknown };
    return storedPath === path && typeof expires === 'number' && expires >= environment.now();
  } catch {
    return false;
  }
}

function getBrowserEnvironment(): ReloadEnvironment {
  return { storage: sessionStorage, load: (path) => window.location.assign(path), now: Date.now };
}
