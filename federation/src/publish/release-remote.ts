import { createPublicKey } from 'node:crypto';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { buildRemote, releaseId } from '#build/build-remote.ts';
import { buildProofProgram } from '#build/build-proof-program.ts';
import { packageName } from '#build/workspace.ts';
import { keyId } from '#release/signature.ts';
import type { BuildMode } from '#shared-packages.ts';
import { checkBudgets, kilobytes } from '#publish/check-budgets.ts';
import { requireHosts } from '#publish/require-hosts.ts';
import type { FlipOrder } from '#publish/flip.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import { askShells } from '#publish/shell-health.ts';
import { requireTrust } from '#publish/require-trust.ts';
import type { ReleaseTarget, ToldFlip } from '#publish/release-target.ts';
import { flipTo } from '#publish/release-target.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import type { ShellAnswer } from '#publish/shells.ts';
import { readLive } from '#publish/stored-release.ts';
import { tellThoseBehind } from '#publish/tell-behind.ts';
import { isLiveVouched } from '#publish/vouched.ts';
import type { Trial } from '#publish/try-in-shell.ts';
import { tryInShell } from '#publish/try-in-shell.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import type { VerifiedBuild } from '#publish/verify-build.ts';
import { verifyBuild } from '#publish/verify-build.ts';

/** How a remote is to be released. */
export interface ReleaseOrder {
  /** Folder of its room. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** Whole percent of visitors for a canary; null: everybody. */
  readonly canary: number | null;
  /** Upload only; nobody gets it but by a preview link. */
  readonly preview: boolean;
  readonly note: string | null;
}

export interface ReleaseOutcome {
  readonly name: string;
  readonly id: string;
  /** `unchanged`: it was so already, and nothing was done. */
  readonly state: 'live' | 'canary' | 'preview' | 'unchanged';
  /** The release's document; null when nothing was done. */
  readonly document: ReleaseDocument | null;
  readonly before: LiveStatement | null;
  readonly flipped: ToldFlip | null;
  /** What shells said that were told. */
  readonly answers: readonly ShellAnswer[];
}

/**
 * Build, verify, sign and upload, flip, tell the shells. Up to the flip nothing that visitors get
 * is touched, whatever fails and whenever the process ends.
 *
 * @throws with the reason why there is no release
 */
export async function releaseRemote(
  order: ReleaseOrder,
  target: ReleaseTarget,
): Promise<ReleaseOutcome> {
  const { store, privateKey, trusted, progress } = target;
  const name = await packageName(order.folder);
  const id = await releaseId(order.folder, order.mode);
  const before = await readLive(store, name);
  requireSense(order, name, before);
  if (isSoAlready(order, id, before) && isLiveVouched(name, before.latest, trusted)) {
    const answers = await tellThoseBehind(name, before, target);
    return { name, id, state: 'unchanged', document: null, before, flipped: null, answers };
  }
  const health = await askShells(target.shells);
  requireTrust(target, health);
  const build = await progress.step(
    'build',
    () => buildRemote(order.folder, order.mode),
    ({ reused }) => (reused ? `${id}, as built before` : id),
  );
  const { document, paths } = await progress.step(
    'verify',
    () => verify(build, order, target, health),
    describe,
  );
  const previous = before?.latest.id ?? null;
  await progress.step(
    'upload',
    () => uploadRelease({ ...build, document }, store, { previous, privateKey, trusted }),
    ({ files, bytes }) =>
      files === 0
        ? 'lies in the store already'
        : `${files} files, ${kilobytes(bytes)}, signed by ${keyId(createPublicKey(privateKey))}`,
  );
  const outcome = { name, id, document, before, answers: [] };
  if (order.preview) return { ...outcome, state: 'preview', flipped: null };
  const candidate = { remote: name, id, paths, hasLive: before !== null };
  await progress.step('try', () => tryInShell(candidate, target, health), describeTrial);
  const flipped = await flipTo(flipOrder(order, id, before), name, before, target);
  const { answers } = flipped;
  return { ...outcome, state: order.canary === null ? 'live' : 'canary', flipped, answers };
}

function requireSense(order: ReleaseOrder, name: string, before: LiveStatement | null): void {
  if (order.canary === null || order.preview) return;
  if (!before) throw new Error(`${name} has no live release; the first one cannot be a canary`);
}

function isSoAlready(
  order: ReleaseOrder,
  id: string,
  before: LiveStatement | null,
): before is LiveStatement {
  if (order.preview || !before) return false;
  const { latest } = before;
  if (latest.id === id) return true;
  return order.canary !== null && latest.canary?.id === id && latest.canary.share === order.canary;
}

/** A release for everybody ends a canary: what was tried is older, or it is this very release. */
function flipOrder(order: ReleaseOrder, id: string, before: LiveStatement | null): FlipOrder {
  const { canary: share, note } = order;
  if (share !== null && before) {
    return { kind: 'canary', id: before.latest.id, canary: { id, share }, note };
  }
  const promoted = before?.latest.canary?.id === id;
  return { kind: promoted ? 'promote' : 'release', id, canary: null, note };
}

async function verify(
  build: RemoteBuild,
  { mode }: ReleaseOrder,
  { progress }: ReleaseTarget,
  health: readonly ShellHealth[],
): Promise<VerifiedBuild> {
  if (mode === 'production') checkBudgets(build.document);
  const prover = await buildProofProgram(mode);
  const verified = await verifyBuild(build, mode, prover);
  const { document, withoutStory } = verified;
  // Routes are tried with real content.
  const unseen = withoutStory.filter((view) => !view.startsWith('route '));
  if (unseen.length > 0) progress.note(`no story renders ${unseen.join(', ')}`);
  for (const { address, problem } of health) {
    if (problem !== null) progress.note(`${address} ${problem}: not asked what it can host`);
  }
  requireHosts(document, health);
  return verified;
}

function describeTrial({ shell, pages }: Trial): string {
  return shell === null ? 'no shell to try it in' : `${pages.length} pages in ${shell}`;
}

function describe({ document }: VerifiedBuild): string {
  const { contract, revision = 0, web } = document;
  return `contract ${contract}.${revision}, ${Object.keys(web.views).length} views`;
}
