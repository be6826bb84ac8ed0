import { createPublicKey } from 'node:crypto';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { buildRemote, computeReleaseId } from '#build/build-remote.ts';
import { buildSandboxProgram } from '#build/build-sandbox-program.ts';
import { packageName } from '#build/workspace.ts';
import { keyId } from '#release/signature.ts';
import type { BuildMode } from '#shared-packages.ts';
import { checkBudgets, formatKilobytes } from '#publish/check-budgets.ts';
import { assertShellsCanHost } from '#publish/assert-shells-can-host.ts';
import type { FlipOrder } from '#publish/flip.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import { assertKeyTrusted } from '#publish/assert-key-trusted.ts';
import type { ReleaseTarget, FlipWithAnswers } from '#publish/release-target.ts';
import { flipAndNotify } from '#publish/release-target.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import type { ShellAnswer } from '#publish/shells.ts';
import { readLive } from '#publish/stored-release.ts';
import { notifyLaggingShells } from '#publish/notify-lagging-shells.ts';
import { hasTrustedLiveSignature } from '#publish/trusted-signature.ts';
import type { SmokeTestResult } from '#publish/smoke-test.ts';
import { runSmokeTest } from '#publish/smoke-test.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import type { VerifiedBuild } from '#publish/verify-build.ts';
import { verifyBuild } from '#publish/verify-build.ts';

/** Request to release a remote. */
export interface ReleaseOrder {
  /** Folder of the remote's package. */
  readonly folder: string;
  readonly mode: BuildMode;
  /** Percentage of visitors that get the release as a canary, a whole number; null: no canary. */
  readonly canary: number | null;
  /** Whether to upload the release without making it live; only preview links show it. */
  readonly preview: boolean;
  readonly note: string | null;
}

export interface ReleaseOutcome {
  readonly name: string;
  readonly id: string;
  /** `unchanged`: the requested state already existed, so nothing was done. */
  readonly state: 'live' | 'canary' | 'preview' | 'unchanged';
  /** The release document; null when nothing was done. */
  readonly document: ReleaseDocument | null;
  readonly before: LiveStatement | null;
  readonly flipResult: FlipWithAnswers | null;
  /** Responses of the shells that were notified. */
  readonly answers: readonly ShellAnswer[];
}

/**
 * Builds, verifies, signs, uploads and flips a release, then notifies the shells. Until the flip, a
 * failure or an interruption does not affect visitors.
 *
 * @throws with the reason why nothing was released
 */
export async function releaseRemote(
  order: ReleaseOrder,
  target: ReleaseTarget,
): Promise<ReleaseOutcome> {
  const { store, privateKey, trustedKeys, progress } = target;
  const name = await packageName(order.folder);
  const id = await computeReleaseId(order.folder, order.mode);
  const before = await readLive(store, name);
  assertValidOrder(order, name, before);
  if (
    isAlreadyInForce(order, id, before) &&
    hasTrustedLiveSignature(name, before.latest, trustedKeys)
  ) {
    const answers = await notifyLaggingShells(name, before, target);
    return { name, id, state: 'unchanged', document: null, before, flipResult: null, answers };
  }
  const health = await fetchShellHealth(target.shells);
  assertKeyTrusted(target, health);
  const build = await progress.step(
    'build',
    () => buildRemote(order.folder, order.mode),
    ({ isReused }) => (isReused ? `${id}, reused` : id),
  );
  const { document, paths } = await progress.step(
    'verify',
    () => checkBuild(build, order, target, health),
    describeBuild,
  );
  const previousId = before?.latest.id ?? null;
  await progress.step(
    'upload',
    () =>
      uploadRelease({ ...build, document }, store, {
        previous: previousId,
        privateKey,
        trustedKeys,
      }),
    ({ files, bytes }) =>
      files === 0
        ? 'already in the store'
        : `${files} files, ${formatKilobytes(bytes)}, signed by ${keyId(createPublicKey(privateKey))}`,
  );
  const outcome = { name, id, document, before, answers: [] };
  if (order.preview) return { ...outcome, state: 'preview', flipResult: null };
  const candidate = { remote: name, id, paths, hasLiveRelease: before !== null };
  await progress.step(
    'smoke test',
    () => runSmokeTest(candidate, target, health),
    describeSmokeTest,
  );
  const flipResult = await flipAndNotify(createFlipOrder(order, id, before), name, before, target);
  const { answers } = flipResult;
  return { ...outcome, state: order.canary === null ? 'live' : 'canary', flipResult, answers };
}

function assertValidOrder(order: ReleaseOrder, name: string, before: LiveStatement | null): void {
  if (order.canary === null || order.preview) return;
  if (!before) throw new Error(`${name} has no live release; the first one cannot be a canary`);
}

function isAlreadyInForce(
  order: ReleaseOrder,
  id: string,
  before: LiveStatement | null,
): before is LiveStatement {
  if (order.preview || !before) return false;
  const { latest } = before;
  if (latest.id === id) return true;
  return order.canary !== null && latest.canary?.id === id && latest.canary.share === order.canary;
}

/**
 * Creates the order for the flip of a release. A release to all visitors ends any canary, because
 * the canary is older or is the same release.
 */
function createFlipOrder(order: ReleaseOrder, id: string, before: LiveStatement | null): FlipOrder {
  const { canary: share, note } = order;
  if (share !== null && before) {
    return { kind: 'canary', id: before.latest.id, canary: { id, share }, note };
  }
  const isPromotion = before?.latest.canary?.id === id;
  return { kind: isPromotion ? 'promote' : 'release', id, canary: null, note };
}

async function checkBuild(
  build: RemoteBuild,
  { mode }: ReleaseOrder,
  { progress }: ReleaseTarget,
  health: readonly ShellHealth[],
): Promise<VerifiedBuild> {
  if (mode === 'production') checkBudgets(build.document);
  const sandboxProgram = await buildSandboxProgram(mode);
  const verifiedBuild = await verifyBuild(build, mode, sandboxProgram);
  const { document, viewsWithoutStory } = verifiedBuild;
  // Routes without a story are not reported: the smoke test renders them with real content.
  const unrenderedViews = viewsWithoutStory.filter((view) => !view.startsWith('route '));
  if (unrenderedViews.length > 0) progress.note(`no story renders ${unrenderedViews.join(', ')}`);
  for (const { address, problem } of health) {
    if (problem !== null) progress.note(`${address} ${problem}: hosted contracts not checked`);
  }
  assertShellsCanHost(document, health);
  return verifiedBuild;
}

function describeSmokeTest({ shell, pages }: SmokeTestResult): string {
  return shell === null ? 'no shell available' : `${pages.length} pages in ${shell}`;
}

function describeBuild({ document }: VerifiedBuild): string {
  const { contract, revision = 0, web } = document;
  return `contract ${contract}.${revision}, ${Object.keys(web.views).length} views`;
}
