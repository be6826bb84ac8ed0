/**
 * Replaces federation/src/browser/remote-loader.ts in the plain bundle, which contains the remotes.
 */
import { remoteModules } from '@gruenland/bench/remote-modules';

export async function loadRemoteModule({ name }) {
  return remoteModules[name];
}
