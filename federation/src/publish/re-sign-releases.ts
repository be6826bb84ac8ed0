import { getIntegrity } from '#release/integrity.ts';
import { keyId, signRelease } from '#release/signature.ts';
import { createPublicKey } from 'node:crypto';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { flipAndNotify } from '#publish/release-target.ts';
import { pushSwitches } from '#publish/shells.ts';
import { readDocument, readLive, releasedRemotes } from '#publish/stored-release.ts';
import { buildsPath, signaturePath } from '#publish/store-layout.ts';
import { requireSwitches, writeSwitches } from '#publish/switches.ts';
import { notifyShells } from '#publish/notify-shells.ts';
import { hasTrustedSignature, requireTrustedLiveSignature } from '#publish/trusted-signature.ts';

/**
 * Signs again, with the current key, everything that shells verify: live releases, canaries,
 * detached signatures and switches. Visitors see no change. Run it while the old key is still
 * trusted: documents without a trusted signature are skipped, because signing them would legitimize
 * foreign files.
 *
 * @returns names of all released remotes
 * @throws {UntrustedSignatureError} when a live release or the switches lack a trusted signature
 */
export async function reSignReleases(target: ReleaseTarget): Promise<string[]> {
  const { store, privateKey, trusted, shells, progress } = target;
  const remotes = await releasedRemotes(store);
  const note = `signed again with key ${keyId(createPublicKey(privateKey))}`;
  for (const remote of remotes) {
    const live = await readLive(store, remote);
    if (!live) continue;
    requireTrustedLiveSignature(remote, live, trusted);
    await progress.step(
      'signatures',
      () => reSignRemote(remote, target),
      ({ signed, skipped }) =>
        `${remote}: ${signed} releases${skipped === 0 ? '' : `; ${skipped} without a trusted signature skipped`}`,
    );
    const { id, canary = null } = live.latest;
    const kind = canary ? 'canary' : 'release';
    const canaryOrder = canary && { id: canary.id, share: canary.share };
    await flipAndNotify({ kind, id, canary: canaryOrder, note }, remote, live, target);
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
  { store, privateKey, trusted }: ReleaseTarget,
): Promise<{ readonly signed: number; readonly skipped: number }> {
  const names = (await store.list(`${buildsPath(remote)}/meta`)).map((path) =>
    path.slice(path.lastIndexOf('/') + 1),
  );
  const ids = names.flatMap((name) => /^([0-9a-z]+)\.json$/.exec(name)?.[1] ?? []);
  let signed = 0;
  for (const id of ids) {
    const stored = await readDocument(store, remote, id);
    if (!stored || !(await hasTrustedSignature(store, remote, stored, trusted))) continue;
    signed += 1;
    const signature = signRelease(
      remote,
      { id, integrity: getIntegrity(stored.bytes) },
      privateKey,
    );
    await store.write(signaturePath(remote, id), Buffer.from(`${JSON.stringify(signature)}\n`));
  }
  return { signed, skipped: ids.length - signed };
}
