/**
 * Replaces federation/src/browser/remote-loader.ts in the plain bundle, which contains the remotes.
 */
import { remoteModules } from './remote-modules.mjs';

export async function loadRemoteModule({ name }) {
  return remoteModules[name];
}
