/**
 * Replaces federation/src/browser/remote-loader.ts in the plain bundle. Returns remotes from the
 * bundle instead of loading them.
 */
import { remoteModules } from '@gruenland/bench/remote-modules';

export async function loadRemoteModule({ name }) {
  return remoteModules[name];
}
