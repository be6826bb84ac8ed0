import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkModule } from '#server/check-module.ts';
import { runBundle } from '#server/run-bundle.ts';
import type { BuildMode } from '#shared-packages.ts';
import type { ReleaseStore } from '#store/release-store.ts';
import { installedModules } from '#publish/verify-build.ts';
import { readDocument, readLive, releasedRemotes } from '#publish/stored-release.ts';
import { releasePath } from '#publish/store-layout.ts';

/** Milliseconds for running one bundle. */
const PATIENCE = 5_000;

/** What can be switched off, and the remotes whose parts could not be found out. */
export interface KnownParts {
  readonly parts: readonly string[];
  readonly unknown: readonly string[];
}

/** Parts of everything that is live, by running the live releases' bundles. */
export async function knownParts(store: ReleaseStore, mode: BuildMode): Promise<KnownParts> {
  const remotes = await releasedRemotes(store);
  const unknown: string[] = [];
  const parts = new Set(remotes.map((remote) => `remote:${remote}`));
  for (const remote of remotes) {
    try {
      const module = await liveModule(store, remote, mode);
      for (const name of Object.keys(module.blocks ?? {})) parts.add(`block:${name}`);
      for (const name of Object.keys(module.slots ?? {})) parts.add(`slot:${name}`);
    } catch {
      unknown.push(remote);
    }
  }
  return { parts: [...parts], unknown };
}

async function liveModule(
  store: ReleaseStore,
  remote: string,
  mode: BuildMode,
): Promise<RemoteModule> {
  const id = (await readLive(store, remote))?.latest.id ?? '';
  const stored = await readDocument(store, remote, id);
  const entry = stored?.document.node.entry;
  const bundle = await store.read(`${releasePath(remote, id)}/node/${entry}`);
  if (!bundle) throw new Error(`${remote}@${id} has no bundle`);
  const exported = runBundle(bundle.toString('utf8'), {
    filename: `${remote}@${id}/${entry}`,
    modules: installedModules(mode),
    timeoutMs: PATIENCE,
  });
  return checkModule(exported, remote);
}
