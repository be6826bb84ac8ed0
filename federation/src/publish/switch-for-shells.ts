import type { ReleaseTarget } from '#publish/release-target.ts';
import { requireTrust } from '#publish/require-trust.ts';
import { askShells } from '#publish/shell-health.ts';
import type { ShellAnswer } from '#publish/shells.ts';
import { pushSwitches } from '#publish/shells.ts';
import type { SwitchOrder } from '#publish/switch-parts.ts';
import { switchPart } from '#publish/switch-parts.ts';
import { tellShells } from '#publish/tell-shells.ts';

/**
 * Switches a part off or on again and tells the shells.
 *
 * @returns what they said, null when it was so already
 * @throws {UntrustedKeyError} when a shell would not believe it
 */
export async function switchForShells(
  order: SwitchOrder,
  target: ReleaseTarget,
): Promise<readonly ShellAnswer[] | null> {
  const { store, shells, progress } = target;
  const health = await askShells(shells);
  requireTrust(target, health);
  const above = Math.max(0, ...health.map(({ switches }) => switches ?? 0));
  const bytes = await switchPart(store, order, target, above);
  return bytes && (await tellShells(progress, () => pushSwitches(shells, bytes)));
}
