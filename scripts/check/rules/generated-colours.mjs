import { writeColouredFiles } from '../../colours/coloured-files.mjs';

export const name = 'generated colours';

/**
 * Checks that the files with colours have those of tokens.css.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  return Object.entries(writeColouredFiles(repository.read))
    .filter(([file, text]) => repository.read(file) !== text)
    .map(([file]) => ({ file, message: 'is outdated: run npm run colours' }));
}
