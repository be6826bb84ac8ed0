import { computeIntegrity } from '#release/integrity.ts';
import { getKeyId, signRelease } from '#release/signature.ts';
import { createPublicKey } from 'node:crypto';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { flipAndNotify } from '#publish/release-target.ts';
import { pushSwitches } from '#publish/shells.ts';
import { readDocument, readStoredLatest, listReleasedRemotes } from '#publish/stored-release.ts';
import { getBuildsPath, getSignaturePath } from '#publish/store-layout.ts';
import { requireSwitches, writeSwitches } from '#publish/switches.ts';
import { notifyShells } from '#publish/notify-shells.ts';
import { hasTrustedSignature, requireTrustedLiveSignature } from '#publish/trusted-signature.ts';

/**
 * Signs again, with the current key, everything that shells verify: live releases, canaries,
 * detached signatures and kill switches. Visitors see no change. Call this function while the old
 * key is still trusted: documents without a trusted signature are skipped, because signing them
 * would legitimize foreign files.
 *
 * @returns names of all released remotes
 * @throws {UntrustedSignatureError} when a live release or the switches lack a trusted signature
 */
export async function reSignReleases(target: ReleaseTarget): Promise<string[]> {
  const { store, privateKey, trustedKeys, shells, progress } = target;
  const remotes = await listReleasedRemotes(store);
  const note = `signed again with key ${getKeyId(createPublicKey(privateKey))}`;
  for (const remote of remotes) {
    const storedLatest = await readStoredLatest(store, remote);
    if (!storedLatest) continue;
    requireTrustedLiveSignature(remote, storedLatest, trustedKeys);
    await progress.step(
      'signatures',
      () => reSignRemote(remote, target),
      ({ signedCount, skippedCount }) =>
        `${remote}: ${signedCount} releases${skippedCount === 0 ? '' : `; ${skippedCount} without a trusted signature skipped`}`,
    );
    const { id, canary = null, withdrawn } = storedLatest.latest;
    const releaseKind = canary ? 'canary' : 'release';
    const kind = withdrawn ? 'withdraw' : releaseKind;
    const canaryOrder = canary && { id: canary.id, share: canary.share };
    await flipAndNotify({ kind, id, canary: canaryOrder, note }, remote, storedLatest, target);
  }
  const switches = await requireSwitches(store, target);
  if (switches.document) {
    const bytes = await writeSwitches(store, switches, switches.document.off, target, 0);
    await notifyShells(progress, () => pushSwitches(shells, bytes));
  }
  return remotes;
}

async function reSignRemote(
  remote: string,
  { store, privateKey, trustedKeys }: ReleaseTarget,
): Promise<{ readonly signedCount: number; readonly skippedCount: number }> {
  const names = (await store.list(`${getBuildsPath(remote)}/meta`)).map((path) =>
    path.slice(path.lastIndexOf('/') + 1),
  );
  const ids = names.flatMap((name) => /^([0-9a-z]+)\.json$/.exec(name)?.[1] ?? []);
  let signedCount = 0;
  for (const id of ids) {
    const storedDocument = await readDocument(store, remote, id);
    if (!storedDocument || !(await hasTrustedSignature(store, remote, storedDocument, trustedKeys)))
      continue;
    signedCount += 1;
    const signature = signRelease(
      remote,
      { id, integrity: computeIntegrity(storedDocument.bytes) },
      privateKey,
    );
    await store.write(getSignaturePath(remote, id), Buffer.from(`${JSON.stringify(signature)}\n`));
  }
  return { signedCount, skippedCount: ids.length - signedCount };
}
