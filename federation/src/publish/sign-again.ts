import type { KeyObject } from 'node:crypto';
import { integrityOf } from '#release/integrity.ts';
import { keyId, signProof } from '#release/signature.ts';
import { createPublicKey } from 'node:crypto';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { flipTo } from '#publish/release-target.ts';
import { pushSwitches } from '#publish/shells.ts';
import { readDocument, readLive, releasedRemotes } from '#publish/stored-release.ts';
import { buildsPath, proofPath } from '#publish/store-layout.ts';
import { readSwitches, writeSwitches } from '#publish/switch-parts.ts';
import { tellShells } from '#publish/tell-shells.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Signs everything that shells go by with the present key: what is live and under trial of each
 * remote, proofs, switches. Nothing that visitors see changes. To be done before the old key is no
 * longer trusted.
 */
export async function signAgain(target: ReleaseTarget): Promise<string[]> {
  const { store, privateKey, shells, progress } = target;
  const remotes = await releasedRemotes(store);
  const note = `signed again with key ${keyId(createPublicKey(privateKey))}`;
  for (const remote of remotes) {
    const live = await readLive(store, remote);
    if (!live) continue;
    await progress.step(
      'proofs',
      () => signProofs(store, remote, privateKey),
      (count) => `${remote}: ${count} releases`,
    );
    const { id, canary = null } = live.latest;
    const kind = canary ? 'canary' : 'release';
    const trial = canary && { id: canary.id, share: canary.share };
    await flipTo({ kind, id, canary: trial, note }, remote, live, target);
  }
  const switches = await readSwitches(store);
  if (switches.document) {
    const bytes = await writeSwitches(store, switches, switches.document.off, privateKey);
    await tellShells(progress, () => pushSwitches(shells, bytes));
  }
  return remotes;
}

async function signProofs(
  store: ReleaseStore,
  remote: string,
  privateKey: KeyObject,
): Promise<number> {
  const names = (await store.list(`${buildsPath(remote)}/meta`)).map((path) =>
    path.slice(path.lastIndexOf('/') + 1),
  );
  const ids = names.flatMap((name) => /^([0-9a-z]+)\.json$/.exec(name)?.[1] ?? []);
  for (const id of ids) {
    const stored = await readDocument(store, remote, id);
    if (!stored) continue;
    const proof = signProof(remote, { id, integrity: integrityOf(stored.bytes) }, privateKey);
    await store.write(proofPath(remote, id), Buffer.from(`${JSON.stringify(proof)}\n`));
  }
  return ids.length;
}
