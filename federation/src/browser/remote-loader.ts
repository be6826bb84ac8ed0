import { getInstance } from '@module-federation/enhanced/runtime';
import type { Integrity, ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkContract } from '#release/check-contract.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const modules = new Map<string, Promise<RemoteModule>>();
/** Hash of each entry script by its address; undefined until the first remote is asked for. */
let entries: Map<string, Integrity> | undefined;

/**
 * Loads `./remote` of exactly the release that the page names. Each release is loaded once; after
 * a failure the next call tries again.
 *
 * @throws {RemoteLoadError} when a script does not come in 20 s, has other content than its hash
 * says, or throws, and when it is another remote or built for a contract this shell cannot host
 */
export function loadRemoteModule(assets: ReleaseAssets): Promise<RemoteModule> {
  const known = modules.get(assets.container);
  if (known) return known;
  const loading = load(assets).catch((error: unknown) => {
    modules.delete(assets.container);
    throw new RemoteLoadError(assets.name, error);
  });
  modules.set(assets.container, loading);
  return loading;
}

async function load(assets: ReleaseAssets): Promise<RemoteModule> {
  const host = getInstance();
  if (!host) throw new Error('The page has no federation host');
  if (!entries) {
    entries = new Map();
    host.registerPlugins([{ name: 'integrity', createScript: ({ url }) => scriptFor(url) }]);
  }
  const { container, base, entry, entryIntegrity } = assets;
  const url = base + entry;
  entries.set(new URL(url, document.baseURI).href, entryIntegrity);
  host.registerRemotes([
    { name: container, entry: url, type: 'global', entryGlobalName: container },
  ]);
  const loaded = await host.loadRemote<{ default: RemoteModule }>(`${container}/remote`);
  const module = loaded?.default;
  if (!module) throw new Error(`${url} exposes no ./remote`);
  if (module.name !== assets.name) throw new Error(`${url} is ${module.name}, not ${assets.name}`);
  checkContract(module);
  return module;
}

function scriptFor(url: string): HTMLScriptElement {
  const integrity = entries?.get(new URL(url, document.baseURI).href);
  if (!integrity) throw new Error(`No integrity known for ${url}`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = url;
  return script;
}
