import { readHistory } from '#publish/history.ts';
import { readStoredLatest } from '#publish/stored-release.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Returns the reason why a command that publishes all changed remotes must skip a release, or null.
 * A release is skipped if it is unchanged, is the canary or was just rolled back, or if its remote
 * is withdrawn.
 */
export async function findSkipReason(
  store: ReleaseStore,
  remote: string,
  id: string,
): Promise<string | null> {
  const storedLatest = await readStoredLatest(store, remote);
  if (!storedLatest) return null;
  if (storedLatest.latest.withdrawn) return 'skipped, it is withdrawn';
  if (storedLatest.latest.id === id) return 'unchanged';
  if (storedLatest.latest.canary?.id === id) return 'skipped, it is the canary';
  const history = await readHistory(store, remote, storedLatest);
  const wasRolledBack = history.at(-1)?.kind === 'rollback' && history.at(-2)?.id === id;
  return wasRolledBack ? 'skipped, it was rolled back' : null;
}
