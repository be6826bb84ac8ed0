import type { CommandArguments } from '#cli/arguments.ts';
import { openReleaseTarget } from '#cli/open-target.ts';
import { print, TerminalProgress } from '#cli/terminal.ts';
import { withdrawRemote } from '#publish/flip-commands.ts';
import { assertShellsAccepted } from '#publish/notify-shells.ts';
import { PRUNE_DEFAULTS, pruneReleases } from '#publish/prune-releases.ts';

/**
 * Takes a remote off the site, removes releases that need not be kept and prints the result.
 *
 * @throws when the remote has no live release, or a shell refuses the withdrawal
 */
export async function withdrawRelease(
  remote: string,
  note: string | null,
  args: CommandArguments,
): Promise<void> {
  const target = await openReleaseTarget(args, new TerminalProgress());
  const { latest, pushResults } = await withdrawRemote(remote, note, target);
  await pruneReleases(target.store, remote, { ...PRUNE_DEFAULTS, now: Date.now() });
  print(`${remote} ${latest.id} withdrawn, sequence ${latest.sequence}; its pages are gone`);
  assertShellsAccepted(pushResults);
}
