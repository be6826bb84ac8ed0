import type { KeyObject } from 'node:crypto';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkModule } from '#server/check-module.ts';
import {
  getBundleName,
  verifyAndDecodeBundle,
  verifyAndParseDocument,
  verifyLatestDocument,
} from '#server/open-release.ts';
import { runBundle } from '#server/run-bundle.ts';
import type { BuildMode } from '#shared-packages.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { getInstalledModules } from '#publish/verify-build.ts';
import {
  listReleasedRemotes,
  readStoredLatest,
  requireStoredLatest,
} from '#publish/stored-release.ts';
import type { ReleaseTarget } from '#publish/release-target.ts';
import { getDocumentPath, getReleasePath } from '#publish/store-layout.ts';

/** Timeout for running one bundle in milliseconds. */
const BUNDLE_RUN_TIMEOUT_MS = 5_000;

/** Parts that can be switched off, and the remotes whose parts could not be listed. */
export interface SwitchableParts {
  readonly parts: readonly string[];
  readonly unlistedRemotes: readonly string[];
}

/**
 * Lists the parts of all live releases by running their bundles. Runs only bundles with a trusted
 * signature, because this process holds the signing key.
 */
export async function listSwitchableParts(
  { store, trustedKeys }: Pick<ReleaseTarget, 'store' | 'trustedKeys'>,
  mode: BuildMode,
): Promise<SwitchableParts> {
  const remotes = await listLiveRemotes(store);
  const unlistedRemotes: string[] = [];
  const parts = new Set(remotes.map((remote) => `remote:${remote}`));
  for (const remote of remotes) {
    try {
      const module = await loadLiveModule(store, remote, trustedKeys, mode);
      for (const name of Object.keys(module.blocks ?? {})) parts.add(`block:${name}`);
      for (const name of Object.keys(module.slots ?? {})) parts.add(`slot:${name}`);
    } catch {
      unlistedRemotes.push(remote);
    }
  }
  return { parts: [...parts], unlistedRemotes };
}

async function listLiveRemotes(store: ReleaseStore): Promise<string[]> {
  const remotes = await listReleasedRemotes(store);
  const statements = await Promise.all(remotes.map((remote) => readStoredLatest(store, remote)));
  return remotes.filter((_, index) => statements[index]?.latest.withdrawn !== true);
}

async function loadLiveModule(
  store: ReleaseStore,
  remote: string,
  trustedKeys: readonly KeyObject[],
  mode: BuildMode,
): Promise<RemoteModule> {
  const { bytes } = await requireStoredLatest(store, remote);
  const latest = verifyLatestDocument(remote, bytes, trustedKeys);
  const text = await store.read(getDocumentPath(remote, latest.id));
  const document = verifyAndParseDocument(remote, latest, text ?? Buffer.alloc(0));
  const bundle = await store.read(
    `${getReleasePath(remote, latest.id)}/node/${document.node.entry}`,
  );
  const code = verifyAndDecodeBundle(document, bundle ?? Buffer.alloc(0));
  const bundleExports = runBundle(code, {
    filename: getBundleName(document),
    modules: getInstalledModules(mode),
    timeoutMs: BUNDLE_RUN_TIMEOUT_MS,
  });
  return checkModule(bundleExports, remote);
}
