import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { BuildMode } from '#shared-packages.ts';
import { listSharedPackages } from '#shared-packages.ts';

const require = createRequire(import.meta.url);

/** Facade module of each shared package. Pages get only the exports that the facade lists. */
export const FACADE_FILES: Readonly<Record<string, string>> = {
  'react-router': fileURLToPath(new URL('../facades/react-router.ts', import.meta.url)),
  '@reduxjs/toolkit': fileURLToPath(new URL('../facades/redux-toolkit.ts', import.meta.url)),
  'react-redux': fileURLToPath(new URL('../facades/react-redux.ts', import.meta.url)),
};

/** Aliases through which facades import the real packages, bypassing the share scope. */
export const FACADE_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FACADE_FILES).map((name) => [`@bundled/${name}$`, name]),
);

interface SharedPackageConfig {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly eager?: true;
  readonly import?: string | false;
  readonly version?: string;
}

/**
 * Creates the share scope of a remote, which consumes the shared packages and provides none.
 * Version ranges are left out, because the contract number states what a release needs, both on the
 * server and in the browser. A range that only the browser checks would break pages that the server
 * has rendered.
 */
export function createRemoteShareScope(mode: BuildMode): Record<string, SharedPackageConfig> {
  return Object.fromEntries(
    listSharedPackages(mode).map((name) => [
      name,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  );
}

/**
 * Creates the share scope of the shell, the only provider. All packages load eagerly, before the
 * first remote script runs.
 */
export function createShellShareScope(mode: BuildMode): Record<string, SharedPackageConfig> {
  return Object.fromEntries(
    listSharedPackages(mode).map((name) => {
      const facade = FACADE_FILES[name];
      const entry: SharedPackageConfig = {
        singleton: true,
        requiredVersion: false,
        eager: true,
        version: getInstalledVersion(name),
        ...(facade === undefined ? {} : { import: facade }),
      };
      return [name, entry];
    }),
  );
}

/**
 * Returns the version of a shared package. Packages of this repository use the contract version.
 */
function getInstalledVersion(request: string): string {
  if (request.startsWith('@gruenland/')) return `${CONTRACT_VERSION}.0.0`;
  const segments = request.split('/').slice(0, request.startsWith('@') ? 2 : 1);
  const packageJson: unknown = require(`${segments.join('/')}/package.json`);
  return (packageJson as { readonly version: string }).version;
}
