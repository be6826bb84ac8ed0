import { importSpecifiers } from '../import-specifiers.mjs';
import { roomSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';
import { allowedRooms, roomOf } from '../rooms.mjs';

export const name = 'room walls';

/** A room imports only the rooms that boundaries.json allows it, and by their package name. */
export function check(repository) {
  return roomSources(repository).flatMap((file) =>
    importSpecifiers(repository.read(file)).flatMap(({ specifier, line }) => {
      const message = wallProblem(specifier, file, repository.boundaries);
      return message ? [{ file, line, message }] : [];
    }),
  );
}

function wallProblem(specifier, file, boundaries) {
  if (specifier.startsWith('../../')) return `'${specifier}' reaches too far: use #folder/file.ts`;
  const target = resolveImport(specifier, file, boundaries).file;
  if (target === undefined) return undefined;
  const own = roomOf(file, boundaries);
  const room = roomOf(target, boundaries);
  if (room === undefined) return outsideProblem(specifier, target, own);
  if (!allowedRooms(file, boundaries).has(room)) return `${own} may not import ${room}`;
  if (specifier.startsWith('.') && room !== own) return `write @gruenland/${room}/… instead`;
  return undefined;
}

/** The browser tests start the same services as `npm start`; nobody else leaves the rooms. */
function outsideProblem(specifier, target, own) {
  if (own === 'e2e' && target.startsWith('scripts/start/')) return undefined;
  return `'${specifier}' leads out of the rooms`;
}
