import type { CommandArguments } from '#cli/arguments.ts';
import type { Progress } from '#publish/progress.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { shellsFrom } from '#publish/shells.ts';
import { requireSigningKey, trustedBy } from '#publish/signing.ts';
import { openStore } from '#store/open-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** The store that a command works on. */
export async function storeOf({ env, releasesDir }: CommandArguments): Promise<ReleaseStore> {
  return await openStore(env, releasesDir);
}

/** Everything that a command needs which changes something. */
export async function targetOf(
  given: CommandArguments,
  progress: Progress,
): Promise<ReleaseTarget> {
  const shells = shellsFrom(given.env);
  const store = await storeOf(given);
  const privateKey = await requireSigningKey(given.env['RELEASE_PRIVATE_KEY'], given.keyFolder);
  const trusted = trustedBy(privateKey, given.env['RELEASE_PUBLIC_KEYS']);
  return { store, shells, privateKey, trusted, progress };
}
