import { fileURLToPath } from 'node:url';
import type { BuildMode } from '#shared-packages.ts';
import { listSharedPackages } from '#shared-packages.ts';

/** Facade module of each shared package. Pages get only the exports that the facade lists. */
export const FACADE_FILES: Readonly<Record<string, string>> = {
  'react-router': fileURLToPath(new URL('../facades/react-router.ts', import.meta.url)),
  '@reduxjs/toolkit': fileURLToPath(new URL('../facades/redux-toolkit.ts', import.meta.url)),
  'react-redux': fileURLToPath(new URL('../facades/react-redux.ts', import.meta.url)),
};

interface SharedPackageConfig {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly import: false;
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
