/** Path of the kill switches; shared-contracts/src/release.ts describes all paths in the store. */

export const SWITCHES = 'switches.json';

/** Folder of all files of a remote that shells read. */
export function buildsPath(remote: string): string {
  return `${remote}/builds`;
}

export function latestPath(remote: string): string {
  return `${buildsPath(remote)}/latest.json`;
}

export function documentPath(remote: string, id: string): string {
  return `${buildsPath(remote)}/meta/${id}.json`;
}

export function signaturePath(remote: string, id: string): string {
  return `${buildsPath(remote)}/meta/${id}.sig.json`;
}

/** Folder of one release's files: `web/` and `node/`. */
export function releasePath(remote: string, id: string): string {
  return `${buildsPath(remote)}/${id}`;
}

export function flipsPath(remote: string): string {
  return `${buildsPath(remote)}/flips`;
}

export function flipPath(remote: string, sequence: number): string {
  return `${flipsPath(remote)}/${String(sequence).padStart(8, '0')}.json`;
}

/** Folder of one release's source maps, which are not served. */
export function mapsPath(remote: string, id: string): string {
  return `maps/${remote}/${id}`;
}
