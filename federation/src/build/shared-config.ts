import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { BuildMode } from '#shared-packages.ts';
import { sharedPackages } from '#shared-packages.ts';

const require = createRequire(import.meta.url);

/** Shared packages of which the page has a chosen part only, with the module that chooses. */
export const FACADES: Readonly<Record<string, string>> = {
  'react-router': fileURLToPath(new URL('../facades/react-router.ts', import.meta.url)),
  '@reduxjs/toolkit': fileURLToPath(new URL('../facades/redux-toolkit.ts', import.meta.url)),
  'react-redux': fileURLToPath(new URL('../facades/react-redux.ts', import.meta.url)),
};

/** Names under which facades reach the real packages, past the share scope. */
export const FACADE_ALIASES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(FACADES).map((name) => [`@bundled/${name}$`, name]),
);

interface SharedEntry {
  readonly singleton: true;
  readonly requiredVersion: false;
  readonly eager?: true;
  readonly import?: string | false;
  readonly version?: string;
}

/**
 * Share scope of a remote: it takes, it never brings. No version ranges: what a release needs of
 * its shell is said by the contract number, which server and browser judge alike. A range that
 * only the browser checks would break pages that the server had rendered.
 */
export function takenPackages(mode: BuildMode): Record<string, SharedEntry> {
  return Object.fromEntries(
    sharedPackages(mode).map((name) => [
      name,
      { singleton: true, requiredVersion: false, import: false },
    ]),
  );
}

/** Share scope of the shell: the only provider, everything ready before the first script runs. */
export function providedPackages(mode: BuildMode): Record<string, SharedEntry> {
  return Object.fromEntries(
    sharedPackages(mode).map((name) => {
      const facade = FACADES[name];
      const entry: SharedEntry = {
        singleton: true,
        requiredVersion: false,
        eager: true,
        version: installedVersion(name),
        ...(facade === undefined ? {} : { import: facade }),
      };
      return [name, entry];
    }),
  );
}

/** Version of a shared package; our own change with the contract between shell and remotes. */
function installedVersion(request: string): string {
  if (request.startsWith('@gruenland/')) return `${CONTRACT_VERSION}.0.0`;
  const segments = request.split('/').slice(0, request.startsWith('@') ? 2 : 1);
  const found: unknown = require(`${segments.join('/')}/package.json`);
  return (found as { readonly version: string }).version;
}
