import type { Integrity, ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import { checkContract } from '#release/check-contract.ts';
import { RemoteLoadError } from './remote-load-error.ts';

const ENTRY_TIMEOUT_MS = 20_000;

/** What the entry script of a release defines under its container name on `globalThis`. */
interface RemoteContainer {
  get(name: './remote'): Promise<() => { readonly default?: RemoteModule }>;
}

const modules = new Map<string, Promise<RemoteModule>>();

/**
 * Loads `./remote` of the release that the page names, never another release. Each release is
 * loaded once; after a failure the next call tries again.
 *
 * @throws {RemoteLoadError} when the entry script does not load within 20 s, a script has another
 *   hash or throws an error. Also thrown when the loaded module belongs to another remote or needs
 *   a contract that this shell does not host.
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
  const { container, base, entry, entryIntegrity } = assets;
  const url = base + entry;
  // After a chunk failed, the entry script is there already.
  if (!findContainer(container)) await loadEntryScript(url, entryIntegrity);
  const remote = findContainer(container);
  if (!remote) throw new Error(`${url} defines no ${container}`);
  const getExports = await remote.get('./remote');
  const module = getExports().default;
  if (!module) throw new Error(`${url} exposes no ./remote`);
  if (module.name !== assets.name) throw new Error(`${url} is ${module.name}, not ${assets.name}`);
  checkContract(module);
  return module;
}

function findContainer(name: string): RemoteContainer | undefined {
  return (globalThis as unknown as Record<string, RemoteContainer | undefined>)[name];
}

async function loadEntryScript(url: string, integrity: Integrity): Promise<void> {
  if (!integrity) throw new Error(`No integrity known for ${url}`);
  const script = document.createElement('script');
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  script.src = url;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${url} took too long`)), ENTRY_TIMEOUT_MS);
      script.addEventListener('load', resolve);
      script.addEventListener('error', () =>
        reject(new Error(`${url} did not load or has another hash`)),
      );
      document.head.append(script);
    });
  } finally {
    clearTimeout(timer);
    script.remove();
  }
}
