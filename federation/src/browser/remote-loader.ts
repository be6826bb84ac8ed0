import { getInstance } from '@module-federation/enhanced/runtime';
import type { Integrity, ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkContract } from '#release/check-contract.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const modules = new Map<string, Promise<RemoteModule>>();
/** Integrity hash of each entry script, keyed by script URL; undefined until the first load. */
let entryIntegrities: Map<string, Integrity> | undefined;

/**
 * Loads `./remote` of the release that the page names, never another release. Each release is
 * loaded once; after a failure the next call tries again.
 *
 * @throws {RemoteLoadError} when a script does not load within 20 s, has another hash or throws an
 *   error. Also thrown when the loaded module belongs to another remote or needs a contract that
 *   this shell does not host.
 */
export function loadRemoteModule(assets: ReleaseAssets): Promise<RemoteModule> {
  const existingModule = modules.get(assets.container);
  if (existingModule) return existingModule;
  const pendingModule = loadRelease(assets).catch((error: unknown) => {
    modules.delete(assets.container);
    throw new RemoteLoadError(assets.name, error);
  });
  modules.set(assets.container, pendingModule);
  return pendingModule;
}

async function loadRelease(assets: ReleaseAssets): Promise<RemoteModule> {
  const host = getInstance();
  if (!host) throw new Error('The page has no federation host');
  if (!entryIntegrities) {
    entryIntegrities = new Map();
    host.registerPlugins([{ name: 'integrity', createScript: ({ url }) => createScriptFor(url) }]);
  }
  const { container, base, entry, entryIntegrity } = assets;
  const url = base + entry;
  entryIntegrities.set(new URL(url, document.baseURI).href, entryIntegrity);
  host.registerRemotes([
    { name: container, entry: url, type: 'global', entryGlobalName: container },
  ]);
  const loadedModule = await host.loadRemote<{ default: RemoteModule }>(`${container}/remote`);
  const module = loadedModule?.default;
  if (!module) throw new Error(`${url} exposes no ./remote`);
  if (module.name !== assets.name) throw new Error(`${url} is ${module.name}, not ${assets.name}`);
  checkContract(module);
  return module;
}

function createScriptFor(url: string): HTMLScriptElement {
  const integrity = entryIntegrities?.get(new URL(url, document.baseURI).href);
  if (!integrity) throw new Error(`No integrity known for ${url}`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = url;
  return script;
}
