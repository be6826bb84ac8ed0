/** Where what lies in a store; the layout is described in shared-contracts/src/release.ts. */

export const SWITCHES = 'switches.json';

/** Folder of everything that shells read of a remote. */
export function buildsPath(remote: string): string {
  return `${remote}/builds`;
}

export function latestPath(remote: string): string {
  return `${buildsPath(remote)}/latest.json`;
}

export function documentPath(remote: string, id: string): string {
  return `${buildsPath(remote)}/meta/${id}.json`;
}

export function proofPath(remote: string, id: string): string {
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

/** Folder of one release's source maps, which browsers never get. */
export function mapsPath(remote: string, id: string): string {
  return `maps/${remote}/${id}`;
}
