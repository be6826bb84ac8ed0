import { readPerson } from '#build/read-person.ts';
import { WORKSPACE_ROOT } from '#build/workspace.ts';
import type { CommandArguments } from '#cli/arguments.ts';
import type { Progress } from '#publish/progress.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { readShells } from '#publish/shells.ts';
import { requireSigningKey, parseTrustedKeys } from '#publish/signing.ts';
import { openStore } from '#store/open-store.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** Opens the release store that the flags and the environment of a command name. */
export async function openCommandStore({
  env,
  releasesDir,
}: CommandArguments): Promise<ReleaseStore> {
  return await openStore(env, releasesDir);
}

/**
 * Opens the store, the shells and the keys for a command that changes releases or kill switches.
 */
export async function openReleaseTarget(
  args: CommandArguments,
  progress: Progress,
): Promise<ReleaseTarget> {
  const shells = readShells(args.env);
  const store = await openCommandStore(args);
  const privateKey = await requireSigningKey(args.env['RELEASE_PRIVATE_KEY'], args.keyFolder);
  const trustedKeys = parseTrustedKeys(privateKey, args.env['RELEASE_PUBLIC_KEYS']);
  const person = await readPerson(WORKSPACE_ROOT, args.env);
  return { store, shells, privateKey, trustedKeys, progress, person };
}
