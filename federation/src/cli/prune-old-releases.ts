import { pruneReleases, PRUNE_DEFAULTS } from '#publish/prune-releases.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';

/** Removes old releases. A failure is only noted, because the flip has already succeeded. */
export async function pruneOldReleases(
  name: string,
  { store, progress }: ReleaseTarget,
): Promise<void> {
  try {
    const rules = { ...PRUNE_DEFAULTS, now: Date.now() };
    await progress.step(
      'prune',
      () => pruneReleases(store, name, rules),
      (removedIds) =>
        removedIds.length === 0 ? 'nothing to remove' : `removed ${removedIds.join(', ')}`,
    );
  } catch (error) {
    progress.note(`not pruned: ${error instanceof Error ? error.message : String(error)}`);
  }
}
