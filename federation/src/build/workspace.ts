import { access, readdir, readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BuildMode } from '#shared-packages.ts';
import type { RemotePreset } from './remote-preset.ts';

/** Root folder of the repository. */
export const WORKSPACE_ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(
  /\/$/,
  '',
);

/** Returns the folder for the builds of one package in one mode. */
export function getBuildFolder(name: string, mode: BuildMode): string {
  return join(
    WORKSPACE_ROOT,
    '.cache/build',
    mode === 'development' ? `${name}-development` : name,
  );
}

/** Lists the names of all remotes: the packages `mf-*`. */
export async function listRemoteNames(): Promise<string[]> {
  const entries = await readdir(WORKSPACE_ROOT, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .toSorted();
}

/**
 * Finds the folder of a remote.
 *
 * @param remote name of the remote, or a path (with a slash) to a package elsewhere
 * @throws when the folder contains no remote
 */
export async function findRemoteFolder(remote: string): Promise<string> {
  const isRemoteName = !remote.includes('/');
  const knownNames = isRemoteName ? await listRemoteNames() : [];
  if (isRemoteName && !knownNames.includes(remote)) {
    throw new Error(`There is no remote ${remote}; known: ${knownNames.join(', ')}`);
  }
  const folder = isRemoteName ? join(WORKSPACE_ROOT, remote) : resolve(remote);
  for (const file of ['webpack.config.ts', 'src/remote.tsx']) {
    await access(join(folder, file)).catch(() => {
      throw new Error(`${remote} has no ${file}`);
    });
  }
  return folder;
}

/** Reads the preset that a package's `webpack.config.ts` exports. */
export async function readPreset(folder: string): Promise<RemotePreset> {
  const file = join(folder, 'webpack.config.ts');
  const module = (await import(pathToFileURL(file).href)) as { readonly default?: RemotePreset };
  if (typeof module.default?.createConfigs !== 'function') {
    throw new Error(`${file} must export remotePreset({ … }) by default`);
  }
  return module.default;
}

/**
 * Reads the name of the package in a folder, without scope. Returns the folder name if the package
 * has no name.
 */
export async function readPackageName(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  const { name } = JSON.parse(text) as { readonly name?: string };
  return basename(name ?? folder);
}
