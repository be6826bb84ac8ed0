import type { ReleaseTarget } from '#publish/release-target.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import type { ShellPushResult } from '#publish/shells.ts';
import { pushLatest } from '#publish/shells.ts';
import type { StoredLatest } from '#publish/stored-release.ts';
import { notifyShells } from '#publish/notify-shells.ts';

/**
 * Pushes the live release to shells that still use an older one. A repeated command therefore
 * reaches shells that missed the first push.
 */
export async function notifyLaggingShells(
  name: string,
  { latest, bytes }: StoredLatest,
  { shells, progress }: ReleaseTarget,
): Promise<readonly ShellPushResult[]> {
  const laggingShells = (await fetchShellHealth(shells)).filter(({ releases }) =>
    releases.some(
      ({ remote, sequence }) => remote === name && sequence !== null && sequence < latest.sequence,
    ),
  );
  if (laggingShells.length === 0) return [];
  const urls = laggingShells.map(({ url }) => url);
  return await notifyShells(progress, () => pushLatest({ ...shells, urls }, name, bytes));
}
