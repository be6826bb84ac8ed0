import { createColouredFiles } from '../../colours/coloured-files.mjs';

export const name = 'generated colours';

/**
 * Checks that generated files contain the same colours as tokens.css.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return Object.entries(createColouredFiles(repository.read))
    .filter(([file, text]) => repository.read(file) !== text)
    .map(([file]) => ({ file, message: 'is outdated: run npm run colours' }));
}
