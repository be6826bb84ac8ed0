import { readHistory } from '#publish/history.ts';
import { readLive } from '#publish/stored-release.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Why a release must not go live by itself, for commands that publish whatever differs: it was
 * rolled back and nothing came since, or it is under trial. Null when it may.
 */
export async function whyLeftAlone(
  store: ReleaseStore,
  remote: string,
  id: string,
): Promise<string | null> {
  const live = await readLive(store, remote);
  if (!live) return null;
  if (live.latest.id === id) return 'unchanged';
  if (live.latest.canary?.id === id) return 'left alone, it is the canary';
  const history = await readHistory(store, remote, live);
  const rolledBack = history.at(-1)?.kind === 'rollback' && history.at(-2)?.id === id;
  return rolledBack ? 'left alone, it was rolled back' : null;
}
