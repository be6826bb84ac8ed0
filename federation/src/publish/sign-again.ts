import { integrityOf } from '#release/integrity.ts';
import { keyId, signProof } from '#release/signature.ts';
import { createPublicKey } from 'node:crypto';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { flipTo } from '#publish/release-target.ts';
import { pushSwitches } from '#publish/shells.ts';
import { readDocument, readLive, releasedRemotes } from '#publish/stored-release.ts';
import { buildsPath, proofPath } from '#publish/store-layout.ts';
import { requireSwitches, writeSwitches } from '#publish/switch-parts.ts';
import { tellShells } from '#publish/tell-shells.ts';
import { isVouched, requireLiveVouched } from '#publish/vouched.ts';

/**
 * Signs everything that shells go by with the present key: what is live and under trial of each
 * remote, proofs, switches. Nothing that visitors see changes. To be done before the old key is no
 * longer trusted: what bears no signature of a trusted key is not signed, or this would make
 * everybody's files ours.
 *
 * @throws {UnvouchedError} when what is live, or the switches, bear none
 */
export async function signAgain(target: ReleaseTarget): Promise<string[]> {
  const { store, privateKey, trusted, shells, progress } = target;
  const remotes = await releasedRemotes(store);
  const note = `signed again with key ${keyId(createPublicKey(privateKey))}`;
  for (const remote of remotes) {
    const live = await readLive(store, remote);
    if (!live) continue;
    requireLiveVouched(remote, live, trusted);
    await progress.step(
      'proofs',
      () => signProofs(remote, target),
      ({ signed, strange }) =>
        `${remote}: ${signed} releases${strange === 0 ? '' : `; ${strange} that nobody vouches for left alone`}`,
    );
    const { id, canary = null } = live.latest;
    const kind = canary ? 'canary' : 'release';
    const trial = canary && { id: canary.id, share: canary.share };
    await flipTo({ kind, id, canary: trial, note }, remote, live, target);
  }
  const switches = await requireSwitches(store, target);
  if (switches.document) {
    const bytes = await writeSwitches(store, switches, switches.document.off, target, 0);
    await tellShells(progress, () => pushSwitches(shells, bytes));
  }
  return remotes;
}

async function signProofs(
  remote: string,
  { store, privateKey, trusted }: ReleaseTarget,
): Promise<{ readonly signed: number; readonly strange: number }> {
  const names = (await store.list(`${buildsPath(remote)}/meta`)).map((path) =>
    path.slice(path.lastIndexOf('/') + 1),
  );
  const ids = names.flatMap((name) => /^([0-9a-z]+)\.json$/.exec(name)?.[1] ?? []);
  let signed = 0;
  for (const id of ids) {
    const stored = await readDocument(store, remote, id);
    if (!stored || !(await isVouched(store, remote, stored, trusted))) continue;
    signed += 1;
    const proof = signProof(remote, { id, integrity: integrityOf(stored.bytes) }, privateKey);
    await store.write(proofPath(remote, id), Buffer.from(`${JSON.stringify(proof)}\n`));
  }
  return { signed, strange: ids.length - signed };
}
