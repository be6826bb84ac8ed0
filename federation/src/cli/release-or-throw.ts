import { pruneReleases, PRUNE_DEFAULTS } from '#publish/prune-releases.ts';
import type { ReleaseRequest, ReleaseOutcome } from '#publish/release-remote.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';

export const UNCHANGED_MESSAGE = 'The live release is unchanged.';

/**
 * Releases a remote. Returns when the release is live.
 *
 * @throws with the reason why nothing was released, and that the live release is unchanged
 */
export async function releaseOrThrow(
  request: ReleaseRequest,
  target: ReleaseTarget,
): Promise<ReleaseOutcome> {
  // Imported after the arguments have been checked: loading webpack takes about a second.
  const { releaseRemote } = await import('#publish/release-remote.ts');
  try {
    return await releaseRemote(request, target);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Not released: ${reason}\n${UNCHANGED_MESSAGE}`, { cause: error });
  }
}

/** Removes old releases. A failure is only printed, because the flip has already succeeded. */
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
