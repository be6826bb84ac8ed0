import { requireHosts } from '#publish/require-hosts.ts';
import { liveStack, readHistory } from '#publish/history.ts';
import type { ReleaseTarget, ToldFlip } from '#publish/release-target.ts';
import { flipTo } from '#publish/release-target.ts';
import { askShells } from '#publish/shell-health.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import { readDocument, requireLive } from '#publish/stored-release.ts';
import { requireLiveVouched } from '#publish/vouched.ts';

/**
 * Makes the release before the live one live again, or a certain one that was live before. Ends a
 * canary as well: whoever rolls back wants firm ground.
 *
 * @param id null: the one before
 * @throws when there is none, or when shells could not host it
 */
export async function rollBack(
  remote: string,
  id: string | null,
  note: string | null,
  target: ReleaseTarget,
): Promise<ToldFlip> {
  const live = await requireTrustedLive(remote, target);
  const history = await readHistory(target.store, remote, live);
  const before = await readDocument(target.store, remote, live.latest.id);
  const back = id ?? liveStack(history).at(-2) ?? before?.document.previous ?? null;
  if (back === null) throw new Error(`${remote} has no release before ${live.latest.id}`);
  if (back === live.latest.id) throw new Error(`${remote} ${back} is live already`);
  if (id !== null && !history.some((record) => record.id === id)) {
    const known = liveStack(history).slice(0, -1).toReversed().slice(0, 10);
    const names = known.length > 0 ? `; earlier ones: ${known.join(', ')}` : '';
    throw new Error(`${remote} ${id} was never live${names}`);
  }
  const stored = await readDocument(target.store, remote, back);
  if (!stored) throw new Error(`${remote} ${back} is no longer in the store`);
  const health = await askShells(target.shells);
  requireHosts(stored.document, health);
  const order = { kind: 'rollback', id: back, canary: null, note } as const;
  return await flipTo(order, remote, live, target, health);
}

/** Makes the canary live for everybody. @throws when there is none */
export async function promote(
  remote: string,
  note: string | null,
  target: ReleaseTarget,
): Promise<ToldFlip> {
  const live = await requireTrustedLive(remote, target);
  const { canary } = live.latest;
  if (!canary) throw new Error(`${remote} has no canary`);
  return await flipTo({ kind: 'promote', id: canary.id, canary: null, note }, remote, live, target);
}

/** Ends a canary; everybody gets the live release. @throws when there is none */
export async function stopCanary(
  remote: string,
  note: string | null,
  target: ReleaseTarget,
): Promise<ToldFlip> {
  const live = await requireTrustedLive(remote, target);
  if (!live.latest.canary) throw new Error(`${remote} has no canary`);
  const { id } = live.latest;
  return await flipTo({ kind: 'stop', id, canary: null, note }, remote, live, target);
}

/** What is live, by the word of somebody trusted: a forged canary must not be promoted. */
async function requireTrustedLive(
  remote: string,
  { store, trusted }: ReleaseTarget,
): Promise<LiveStatement> {
  const live = await requireLive(store, remote);
  requireLiveVouched(remote, live, trusted);
  return live;
}
