import { createPublicKey } from 'node:crypto';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { buildRemote, computeReleaseId, readRemoteSource } from '#build/build-remote.ts';
import { checkTypes } from '#build/check-types.ts';
import { buildSandboxProgram } from '#build/build-sandbox-program.ts';
import { readPackageName } from '#build/workspace.ts';
import { getKeyId } from '#release/signature.ts';
import type { BuildMode } from '#shared-packages.ts';
import { checkBudgets, formatKilobytes } from '#publish/check-budgets.ts';
import { assertShellsCanHost } from '#publish/assert-shells-can-host.ts';
import { checkFormSamples, MIN_DRY_RUN_API_REVISION } from '#publish/form-samples.ts';
import type { FlipOrder } from '#publish/flip.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import { assertKeyTrusted } from '#publish/assert-key-trusted.ts';
import type { ReleaseTarget, FlipWithAnswers } from '#publish/release-target.ts';
import { flipAndNotify } from '#publish/release-target.ts';
import type { LiveStatement } from '#publish/stored-release.ts';
import type { ShellAnswer } from '#publish/shells.ts';
import { getReleasePath } from '#publish/store-layout.ts';
import { readLive, requireCompleteRelease } from '#publish/stored-release.ts';
import { notifyLaggingShells } from '#publish/notify-lagging-shells.ts';
import { hasTrustedLiveSignature, requireTrustedSignature } from '#publish/trusted-signature.ts';
import type { SmokeTestResult } from '#publish/smoke-test.ts';
import { runSmokeTest } from '#publish/smoke-test.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import type { VerifiedBuild } from '#publish/verify-build.ts';
import { loadModule, verifyBuild } from '#publish/verify-build.ts';

/** Request to release a remote. */
export interface ReleaseOrder {
  /** Folder of the remote's package. */
  readonly folder: string;
  readonly mode: BuildMode;
  /**
   * Whole percentage of visitors who get the release as a canary; null for a release that is not a
   * canary.
   */
  readonly canary: number | null;
  /** Whether to upload the release without making it live; only preview links show it. */
  readonly isPreview: boolean;
  readonly note: string | null;
  /** Whether sources with uncommitted changes may be released. */
  readonly allowsChanges: boolean;
  /** Whether to check the types; `npm start` skips this check for a site on this machine. */
  readonly checksTypes: boolean;
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
 * Builds, verifies, signs and uploads a release, makes it live and notifies the shells. A failure
 * or an interruption before the flip does not affect visitors.
 *
 * @throws with the reason why nothing was released
 */
export async function releaseRemote(
  order: ReleaseOrder,
  target: ReleaseTarget,
): Promise<ReleaseOutcome> {
  const { store, privateKey, trustedKeys, progress } = target;
  const name = await readPackageName(order.folder);
  const id = await computeReleaseId(order.folder, order.mode);
  const before = await readLive(store, name);
  const isLive = before !== null && before.latest.withdrawn !== true;
  assertValidOrder(order, name, isLive);
  if (
    isAlreadyLiveOrCanary(order, id, before) &&
    hasTrustedLiveSignature(name, before.latest, trustedKeys)
  ) {
    const answers = await notifyLaggingShells(name, before, target);
    return { name, id, state: 'unchanged', document: null, before, flipResult: null, answers };
  }
  const health = await fetchShellHealth(target.shells);
  assertKeyTrusted(target, health);
  await assertChangesAllowed(order);
  const build = await progress.step(
    'build',
    () => buildAndCheckTypes(order),
    ({ isReused }) =>
      `${id}${isReused ? ', reused' : ''}${order.checksTypes ? ', types checked' : ''}`,
  );
  const { document, paths, routes } = await progress.step(
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
        : `${files} files, ${formatKilobytes(bytes)}, signed by ${getKeyId(createPublicKey(privateKey))}`,
  );
  const outcome = { name, id, document, before, answers: [] };
  if (order.isPreview) return { ...outcome, state: 'preview', flipResult: null };
  const candidate = { remote: name, id, paths, hasLiveRelease: isLive };
  await progress.step(
    'smoke test',
    async () => {
      const result = await runSmokeTest(candidate, target, health);
      return {
        ...result,
        forms: await submitFormSamples(routes, order, name, isLive ? before : null, target, health),
      };
    },
    describeSmokeTest,
  );
  const flipResult = await flipAndNotify(createFlipOrder(order, id, before), name, before, target);
  const { answers } = flipResult;
  return { ...outcome, state: order.canary === null ? 'live' : 'canary', flipResult, answers };
}

function assertValidOrder(order: ReleaseOrder, name: string, isLive: boolean): void {
  if (order.canary === null || order.isPreview) return;
  if (!isLive) throw new Error(`${name} has no live release; the first one cannot be a canary`);
}

/** @throws when the inputs have uncommitted changes and the request does not allow them */
async function assertChangesAllowed(order: ReleaseOrder): Promise<void> {
  if (order.allowsChanges || order.isPreview) return;
  const { changed } = await readRemoteSource(order.folder);
  if (!changed) return;
  throw new Error(
    'the sources have uncommitted changes and the site is not local: commit them, or add --dirty',
  );
}

/** Builds the remote and checks its types in parallel; if both fail, throws type errors. */
async function buildAndCheckTypes({
  folder,
  mode,
  checksTypes,
}: ReleaseOrder): Promise<RemoteBuild> {
  const [types, build] = await Promise.allSettled([
    checksTypes ? checkTypes(folder) : null,
    buildRemote(folder, mode),
  ]);
  if (types.status === 'rejected') throw types.reason;
  if (build.status === 'rejected') throw build.reason;
  return build.value;
}

function isAlreadyLiveOrCanary(
  order: ReleaseOrder,
  id: string,
  before: LiveStatement | null,
): before is LiveStatement {
  if (order.isPreview || !before) return false;
  const { latest } = before;
  if (latest.withdrawn) return false;
  if (latest.id === id) return true;
  return order.canary !== null && latest.canary?.id === id && latest.canary.share === order.canary;
}

/**
 * Creates the flip request for a release. A release to all visitors ends any canary, because the
 * canary is older or is the same release.
 */
function createFlipOrder(
  order: ReleaseOrder,
  id: string,
  before: LiveStatement | null,
): Omit<FlipOrder, 'person'> {
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
  for (const { address, problem, apiRevision } of health) {
    if (problem !== null) progress.note(`${address} ${problem}: hosted contracts not checked`);
    else if (apiRevision === null && document.apiRevision)
      progress.note(`${address} does not report the revision of its api: not checked`);
  }
  assertShellsCanHost(document, health);
  return verifiedBuild;
}

/** Sends the samples of the forms as a dry run, if a shell's api supports it. */
async function submitFormSamples(
  routes: VerifiedBuild['routes'],
  { mode }: ReleaseOrder,
  name: string,
  before: LiveStatement | null,
  { store, trustedKeys }: ReleaseTarget,
  health: readonly ShellHealth[],
): Promise<number> {
  const shell = health.find(({ apiRevision }) => (apiRevision ?? 0) >= MIN_DRY_RUN_API_REVISION);
  if (!shell) return 0;
  const acceptedPaths = await checkFormSamples(routes, shell.address, async () => {
    if (!before) return [];
    const { id } = before.latest;
    const stored = await requireCompleteRelease(store, name, id, false);
    // Requires a signature before the bundle runs in this process, which has the signing key.
    await requireTrustedSignature(store, name, stored, trustedKeys);
    const code = await store.read(`${getReleasePath(name, id)}/node/${stored.document.node.entry}`);
    return code ? loadModule(code.toString('utf8'), { name, id }, mode).routes : [];
  });
  return acceptedPaths.length;
}

function describeSmokeTest(result: SmokeTestResult & { readonly forms: number }): string {
  const { shell, pages, forms } = result;
  if (shell === null) return 'no shell available';
  return `${pages.length} pages${forms > 0 ? ` and ${forms} forms` : ''} in ${shell}`;
}

function describeBuild({ document }: VerifiedBuild): string {
  const { contract, revision = 0, web } = document;
  return `contract ${contract}.${revision}, ${Object.keys(web.views).length} views`;
}
