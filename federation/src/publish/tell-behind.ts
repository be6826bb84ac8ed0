import type { ReleaseTarget } from '#publish/release-target.ts';
import { askShells } from '#publish/shell-health.ts';
import type { ShellAnswer } from '#publish/shells.ts';
import { pushLatest } from '#publish/shells.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import { tellShells } from '#publish/tell-shells.ts';

/** The same command again also helps a shell that did not take what is live the first time. */
export async function tellThoseBehind(
  name: string,
  { latest, bytes }: LiveStatement,
  { shells, progress }: ReleaseTarget,
): Promise<readonly ShellAnswer[]> {
  const behind = (await askShells(shells)).filter(({ releases }) =>
    releases.some(
      ({ remote, sequence }) => remote === name && sequence !== null && sequence < latest.sequence,
    ),
  );
  if (behind.length === 0) return [];
  const addresses = behind.map(({ address }) => address);
  return await tellShells(progress, () => pushLatest({ ...shells, addresses }, name, bytes));
}
