import type { ReleaseTarget } from '#publish/release-target.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import type { ShellAnswer } from '#publish/shells.ts';
import { pushLatest } from '#publish/shells.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import { notifyShells } from '#publish/notify-shells.ts';

/**
 * Pushes the live release to shells that still use an older one. A repeated command therefore
 * reaches shells that missed the first push.
 */
export async function notifyLaggingShells(
  name: string,
  { latest, bytes }: LiveStatement,
  { shells, progress }: ReleaseTarget,
): Promise<readonly ShellAnswer[]> {
  const laggingShells = (await fetchShellHealth(shells)).filter(({ releases }) =>
    releases.some(
      ({ remote, sequence }) => remote === name && sequence !== null && sequence < latest.sequence,
    ),
  );
  if (laggingShells.length === 0) return [];
  const addresses = laggingShells.map(({ address }) => address);
  return await notifyShells(progress, () => pushLatest({ ...shells, addresses }, name, bytes));
}
