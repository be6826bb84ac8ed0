import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The boundary list (`boundaries.json`): which room may import which.
 *
 * @typedef {{ rooms: Record<string, string[]>, configFiles: Record<string, string[]> }} Boundaries
 */

/** @returns {Boundaries} */
export function readBoundaries(root) {
  return JSON.parse(readFileSync(join(root, 'boundaries.json'), 'utf8'));
}

/** The room a file of the repository belongs to, or undefined (root files, scripts, docs). */
export function roomOf(file, boundaries) {
  const top = file.split('/')[0];
  return top in boundaries.rooms ? top : undefined;
}

/**
 * Rooms a file may import from: those of its room, its own, and those that `configFiles` grants
 * to this one file (`mf-*` stands for any name without a slash).
 */
export function allowedRooms(file, boundaries) {
  const room = roomOf(file, boundaries);
  const granted = Object.entries(boundaries.configFiles)
    .filter(([pattern]) => patternToRegExp(pattern).test(file))
    .flatMap(([, rooms]) => rooms);
  return new Set([room, ...boundaries.rooms[room], ...granted]);
}

function patternToRegExp(pattern) {
  const source = pattern.split('*').map(RegExp.escape).join('[^/]*');
  return new RegExp(`^${source}$`);
}
