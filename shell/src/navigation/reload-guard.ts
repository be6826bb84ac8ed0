import { withoutToken } from '#session/one-time-token.ts';

/** Milliseconds within which the same path is not loaded in full again (specification section 4). */
const GUARD_MS = 10_000;
const KEY = 'gl:reload';

/** Where a full load goes and how it is remembered; the browser's by default. */
export interface ReloadSurroundings {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly load: (path: string) => void;
  readonly now: () => number;
}

/**
 * Loads a path in full after its files failed. Returns false when that was tried within the last
 * ten seconds for this very path: the error screen is due then.
 */
export function reloadOnce(path: string, around: ReloadSurroundings = browser()): boolean {
  // A one-time token is never stored; the page still gets it, to sign in after all.
  const guarded = withoutToken(new URL(path, 'http://site'));
  if (isGuarded(guarded, around)) return false;
  try {
    around.storage.setItem(
      KEY,
      JSON.stringify({ path: guarded, expires: around.now() + GUARD_MS }),
    );
  } catch {
    // Without storage there is no guard; better a reload too many than a dead page.
  }
  around.load(path);
  return true;
}

function isGuarded(path: string, around: ReloadSurroundings): boolean {
  try {
    const held: unknown = JSON.parse(around.storage.getItem(KEY) ?? 'null');
    if (typeof held !== 'object' || held === null) return false;
    const { path: heldPath, expires } = held as { path?: unknown; expires?: unknown };
    return heldPath === path && typeof expires === 'number' && expires >= around.now();
  } catch {
    return false;
  }
}

function browser(): ReloadSurroundings {
  return { storage: sessionStorage, load: (path) => window.location.assign(path), now: Date.now };
}
