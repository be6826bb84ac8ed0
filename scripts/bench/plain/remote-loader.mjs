/** Replaces federation/src/browser/remote-loader.ts: the remotes are part of the bundle. */
import { remoteModules } from './remote-modules.mjs';

export async function loadRemoteModule({ name }) {
  return remoteModules[name];
}
