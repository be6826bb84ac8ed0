import type { ReleaseRequest, ReleaseOutcome } from '#publish/release-remote.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';

export const UNCHANGED_MESSAGE = 'The live release is unchanged.';

/**
 * Releases a remote, see `releaseRemote`.
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
