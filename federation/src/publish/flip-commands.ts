import { assertShellsCanHost } from '#publish/assert-shells-can-host.ts';
import { computeLiveStack, readHistory } from '#publish/history.ts';
import type { ReleaseTarget, FlipWithPushResults } from '#publish/release-target.ts';
import { flipAndNotify } from '#publish/release-target.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import type { StoredLatest } from '#publish/stored-release.ts';
import { readDocument, requireStoredLatest } from '#publish/stored-release.ts';
import { requireTrustedLiveSignature } from '#publish/trusted-signature.ts';

/**
 * Makes the previous live release, or a given earlier one, live again. Also ends the canary,
 * because after a rollback all visitors should get one known release.
 *
 * @param id id of the release; null for the previous live release
 * @throws when there is no such release, or a shell cannot host it
 */
export async function rollBackRemote(
  remote: string,
  id: string | null,
  note: string | null,
  target: ReleaseTarget,
): Promise<FlipWithPushResults> {
  const storedLatest = await requireTrustedLatest(remote, target);
  const history = await readHistory(target.store, remote, storedLatest);
  const liveDocument = await readDocument(target.store, remote, storedLatest.latest.id);
  const targetId =
    id ?? computeLiveStack(history).at(-2) ?? liveDocument?.document.previous ?? null;
  if (targetId === null)
    throw new Error(`${remote} has no release before ${storedLatest.latest.id}`);
  if (targetId === storedLatest.latest.id) throw new Error(`${remote} ${targetId} is live already`);
  if (id !== null && !history.some((record) => record.id === id)) {
    const earlierIds = computeLiveStack(history).slice(0, -1).toReversed().slice(0, 10);
    const names = earlierIds.length > 0 ? `; earlier ones: ${earlierIds.join(', ')}` : '';
    throw new Error(`${remote} ${id} was never live${names}`);
  }
  const storedDocument = await readDocument(target.store, remote, targetId);
  if (!storedDocument) throw new Error(`${remote} ${targetId} is no longer in the store`);
  const health = await fetchShellHealth(target.shells);
  assertShellsCanHost(storedDocument.document, health);
  const request = { kind: 'rollback', id: targetId, canary: null, note } as const;
  return await flipAndNotify(request, remote, storedLatest, target, health);
}

/**
 * Makes the canary live for all visitors.
 *
 * @throws when there is no canary
 */
export async function promoteCanary(
  remote: string,
  note: string | null,
  target: ReleaseTarget,
): Promise<FlipWithPushResults> {
  const storedLatest = await requireTrustedLatest(remote, target);
  const { canary } = storedLatest.latest;
  if (!canary) throw new Error(`${remote} has no canary`);
  return await flipAndNotify(
    { kind: 'promote', id: canary.id, canary: null, note },
    remote,
    storedLatest,
    target,
  );
}

/**
 * Ends a canary; all visitors get the live release.
 *
 * @throws when there is no canary
 */
export async function stopCanary(
  remote: string,
  note: string | null,
  target: ReleaseTarget,
): Promise<FlipWithPushResults> {
  const storedLatest = await requireTrustedLatest(remote, target);
  if (!storedLatest.latest.canary) throw new Error(`${remote} has no canary`);
  const { id } = storedLatest.latest;
  return await flipAndNotify(
    { kind: 'stop', id, canary: null, note },
    remote,
    storedLatest,
    target,
  );
}

/**
 * Takes a remote off the site: ends its live release and its canary. A later release publishes the
 * remote again.
 *
 * @throws when the remote was never released or is withdrawn already
 */
export async function withdrawRemote(
  remote: string,
  note: string | null,
  target: ReleaseTarget,
): Promise<FlipWithPushResults> {
  const storedLatest = await requireTrustedLatest(remote, target);
  const request = { kind: 'withdraw', id: storedLatest.latest.id, canary: null, note } as const;
  return await flipAndNotify(request, remote, storedLatest, target);
}

/**
 * Reads the live release and verifies its signature, so that a forged canary cannot be promoted.
 */
async function requireTrustedLatest(
  remote: string,
  { store, trustedKeys }: ReleaseTarget,
): Promise<StoredLatest> {
  const storedLatest = await requireStoredLatest(store, remote);
  requireTrustedLiveSignature(remote, storedLatest, trustedKeys);
  if (storedLatest.latest.withdrawn) {
    throw new Error(`${remote} is withdrawn; publish it again: npm run release -- ${remote}`);
  }
  return storedLatest;
}
