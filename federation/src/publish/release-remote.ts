import { createPublicKey } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteBuild } from '#build/build-remote.ts';
import { buildRemote, computeReleaseId, readRemoteSourceState } from '#build/build-remote.ts';
import { checkTypes } from '#build/check-types.ts';
import { buildSandboxProgram } from '#build/build-sandbox-program.ts';
import { readPackageName } from '#build/workspace.ts';
import { getKeyId } from '#release/signature.ts';
import type { BuildMode } from '#shared-packages.ts';
import { checkBudgets, formatKilobytes } from '#publish/check-budgets.ts';
import { assertShellsCanHost } from '#publish/assert-shells-can-host.ts';
import { checkFormSamples, MIN_DRY_RUN_API_REVISION } from '#publish/form-samples.ts';
import type { FlipRequest } from '#publish/flip.ts';
import type { ShellHealth } from '#publish/shell-health.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import { assertKeyTrusted } from '#publish/assert-key-trusted.ts';
import type { ReleaseTarget, FlipWithPushResults } from '#publish/release-target.ts';
import { flipAndNotify } from '#publish/release-target.ts';
import type { StoredLatest } from '#publish/stored-release.ts';
import type { ShellPushResult } from '#publish/shells.ts';
import { getReleasePath } from '#publish/store-layout.ts';
import { readStoredLatest, requireCompleteRelease } from '#publish/stored-release.ts';
import { notifyLaggingShells } from '#publish/notify-lagging-shells.ts';
import { hasTrustedLiveSignature, requireTrustedSignature } from '#publish/trusted-signature.ts';
import type { SmokeTestResult } from '#publish/smoke-test.ts';
import { runSmokeTest } from '#publish/smoke-test.ts';
import type { UploadResult } from '#publish/upload-release.ts';
import { uploadRelease } from '#publish/upload-release.ts';
import type { VerifiedBuild } from '#publish/verify-build.ts';
import { loadModule, verifyBuild } from '#publish/verify-build.ts';

/** Request to release a remote. */
export interface ReleaseRequest {
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
  readonly allowsUncommittedChanges: boolean;
  /** Whether to check the types; `npm start` skips this check for a site on this machine. */
  readonly shouldCheckTypes: boolean;
}

export interface ReleaseOutcome {
  readonly name: string;
  readonly id: string;
  /** `unchanged`: the requested state already existed, so nothing was done. */
  readonly state: 'live' | 'canary' | 'preview' | 'unchanged';
  /** The release document; null when nothing was done. */
  readonly document: ReleaseDocument | null;
  readonly previousLatest: StoredLatest | null;
  readonly flipResult: FlipWithPushResults | null;
  /** Responses of the shells that were notified. */
  readonly pushResults: readonly ShellPushResult[];
}

/**
 * Builds, verifies, signs and uploads a release, makes it live and notifies the shells. A failure
 * or an interruption before the flip does not affect visitors.
 *
 * @throws with the reason why nothing was released
 */
export async function releaseRemote(
  request: ReleaseRequest,
  target: ReleaseTarget,
): Promise<ReleaseOutcome> {
  const { store, privateKey, trustedKeys, progress } = target;
  const name = await readPackageName(request.folder);
  const id = await computeReleaseId(request.folder, request.mode);
  const previousLatest = await readStoredLatest(store, name);
  const isLive = previousLatest !== null && previousLatest.latest.withdrawn !== true;
  assertValidRequest(request, name, isLive);
  if (
    isAlreadyLiveOrCanary(request, id, previousLatest) &&
    hasTrustedLiveSignature(name, previousLatest.latest, trustedKeys)
  ) {
    const pushResults = await notifyLaggingShells(name, previousLatest, target);
    return {
      name,
      id,
      state: 'unchanged',
      document: null,
      previousLatest,
      flipResult: null,
      pushResults,
    };
  }
  const health = await fetchShellHealth(target.shells);
  assertKeyTrusted(target, health);
  await assertUncommittedChangesAllowed(request);
  const build = await progress.step(
    'build',
    () => buildAndCheckTypes(request),
    ({ isReused }) =>
      `${id}${isReused ? ', reused' : ''}${request.shouldCheckTypes ? ', types checked' : ''}`,
  );
  const { document, paths, routes } = await progress.step(
    'verify',
    () => checkBuild(build, request, target, health),
    describeBuild,
  );
  const previousId = previousLatest?.latest.id ?? null;
  await progress.step(
    'upload',
    () =>
      uploadRelease({ ...build, document }, store, {
        previous: previousId,
        privateKey,
        trustedKeys,
      }),
    (result) => describeUpload(result, privateKey),
  );
  const outcome = { name, id, document, previousLatest, pushResults: [] };
  if (request.isPreview) return { ...outcome, state: 'preview', flipResult: null };
  const candidate = { remote: name, id, paths, hasLiveRelease: isLive };
  await progress.step(
    'smoke test',
    async () => {
      const result = await runSmokeTest(candidate, target, health);
      const latestToCompare = isLive ? previousLatest : null;
      const forms = await submitFormSamples(routes, request, name, latestToCompare, target, health);
      return { ...result, forms };
    },
    describeSmokeTest,
  );
  const flipResult = await flipAndNotify(
    createFlipRequest(request, id, previousLatest),
    name,
    previousLatest,
    target,
  );
  const { pushResults } = flipResult;
  return {
    ...outcome,
    state: request.canary === null ? 'live' : 'canary',
    flipResult,
    pushResults,
  };
}

function assertValidRequest(request: ReleaseRequest, name: string, isLive: boolean): void {
  if (request.canary === null || request.isPreview) return;
  if (!isLive) throw new Error(`${name} has no live release; the first one cannot be a canary`);
}

/** @throws when the inputs have uncommitted changes and the request does not allow them */
async function assertUncommittedChangesAllowed(request: ReleaseRequest): Promise<void> {
  if (request.allowsUncommittedChanges || request.isPreview) return;
  const { changed } = await readRemoteSourceState(request.folder);
  if (!changed) return;
  throw new Error(
    'the sources have uncommitted changes and the site is not local: commit them, or add --dirty',
  );
}

/** Builds the remote and checks its types in parallel. If both fail, throws the type errors. */
async function buildAndCheckTypes({
  folder,
  mode,
  shouldCheckTypes,
}: ReleaseRequest): Promise<RemoteBuild> {
  const [types, build] = await Promise.allSettled([
    shouldCheckTypes ? checkTypes(folder) : null,
    buildRemote(folder, mode),
  ]);
  if (types.status === 'rejected') throw types.reason;
  if (build.status === 'rejected') throw build.reason;
  return build.value;
}

function isAlreadyLiveOrCanary(
  request: ReleaseRequest,
  id: string,
  previousLatest: StoredLatest | null,
): previousLatest is StoredLatest {
  if (request.isPreview || !previousLatest) return false;
  const { latest } = previousLatest;
  if (latest.withdrawn) return false;
  if (latest.id === id) return true;
  return (
    request.canary !== null && latest.canary?.id === id && latest.canary.share === request.canary
  );
}

/**
 * Creates the flip request for a release. A release to all visitors ends any canary, because the
 * canary is older or is the same release.
 */
function createFlipRequest(
  request: ReleaseRequest,
  id: string,
  previousLatest: StoredLatest | null,
): Omit<FlipRequest, 'person'> {
  const { canary: share, note } = request;
  if (share !== null && previousLatest) {
    return { kind: 'canary', id: previousLatest.latest.id, canary: { id, share }, note };
  }
  const isPromotion = previousLatest?.latest.canary?.id === id;
  return { kind: isPromotion ? 'promote' : 'release', id, canary: null, note };
}

async function checkBuild(
  build: RemoteBuild,
  { mode }: ReleaseRequest,
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
  for (const { url, problem, apiRevision } of health) {
    if (problem !== null) progress.note(`${url} ${problem}: hosted contracts not checked`);
    else if (apiRevision === null && document.apiRevision)
      progress.note(`${url} does not report the revision of its api: not checked`);
  }
  assertShellsCanHost(document, health);
  return verifiedBuild;
}

/** Sends the samples of the forms as a dry run, if a shell's api supports it. */
async function submitFormSamples(
  routes: VerifiedBuild['routes'],
  { mode }: ReleaseRequest,
  name: string,
  previousLatest: StoredLatest | null,
  { store, trustedKeys }: ReleaseTarget,
  health: readonly ShellHealth[],
): Promise<number> {
  const shell = health.find(({ apiRevision }) => (apiRevision ?? 0) >= MIN_DRY_RUN_API_REVISION);
  if (!shell) return 0;
  const acceptedPaths = await checkFormSamples(routes, shell.url, async () => {
    if (!previousLatest) return [];
    const { id } = previousLatest.latest;
    const storedRelease = await requireCompleteRelease(store, name, id, false);
    // Requires a signature before the bundle runs in this process, which has the signing key.
    await requireTrustedSignature(store, name, storedRelease, trustedKeys);
    const code = await store.read(
      `${getReleasePath(name, id)}/node/${storedRelease.document.node.entry}`,
    );
    return code ? loadModule(code.toString('utf8'), { name, id }, mode).routes : [];
  });
  return acceptedPaths.length;
}

function describeUpload({ files, bytes }: UploadResult, privateKey: KeyObject): string {
  if (files === 0) return 'already in the store';
  const keyId = getKeyId(createPublicKey(privateKey));
  return `${files} files, ${formatKilobytes(bytes)}, signed by ${keyId}`;
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
