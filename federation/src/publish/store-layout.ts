/**
 * Path of the kill switches file. shared-contracts/src/release.ts describes all paths in the store.
 */

export const SWITCHES_PATH = 'switches.json';

/** Returns the folder with all files of a remote that shells read. */
export function getBuildsPath(remote: string): string {
  return `${remote}/builds`;
}

export function getLatestPath(remote: string): string {
  return `${getBuildsPath(remote)}/latest.json`;
}

export function getDocumentPath(remote: string, id: string): string {
  return `${getBuildsPath(remote)}/meta/${id}.json`;
}

export function getSignaturePath(remote: string, id: string): string {
  return `${getBuildsPath(remote)}/meta/${id}.sig.json`;
}

/** Returns the folder of one release's files: `web/` and `node/`. */
export function getReleasePath(remote: string, id: string): string {
  return `${getBuildsPath(remote)}/${id}`;
}

export function getFlipsPath(remote: string): string {
  return `${getBuildsPath(remote)}/flips`;
}

export function getFlipPath(remote: string, sequence: number): string {
  return `${getFlipsPath(remote)}/${String(sequence).padStart(8, '0')}.json`;
}

/** Returns the folder of one release's source maps, which are not served. */
export function getSourceMapsPath(remote: string, id: string): string {
  return `maps/${remote}/${id}`;
}
