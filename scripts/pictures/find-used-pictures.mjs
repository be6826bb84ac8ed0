import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project/paths.mjs';

/**
 * Folders whose files contain names of pictures: content stories, demo entries, samples of the
 * style guide.
 */
const SEARCHED_FOLDERS = ['embedded/content', 'api/src', 'e2e', 'shared-ui/src', 'shell/src'];
const SEARCHED_FILE_PATTERN = /\.(?:yaml|md|json|tsx?)$/u;
const SKIPPED_FOLDERS = new Set(['node_modules', 'migrations', 'test-results']);
const PICTURE_NAME_PATTERN =
  /[a-z]+(?:-[a-z]+)*-(?:morgen|mittag|abend)-(?:fruehling|sommer|herbst|winter)-\d{1,6}\b/gu;

/** Returns the names of all pictures that the site uses, in alphabetical order. */
export function findUsedPictures(root = ROOT) {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
  const folders = [...SEARCHED_FOLDERS, ...remotes.map((name) => `${name}/src`)];
  const names = folders.flatMap((folder) => [...findNamesInFolder(join(root, folder))]);
  return [...new Set(names)].toSorted();
}

function* findNamesInFolder(folder) {
  const entries = statSync(folder, { throwIfNoEntry: false })
    ? readdirSync(folder, { withFileTypes: true })
    : [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* findNamesInFolder(path);
    if (entry.isFile() && SEARCHED_FILE_PATTERN.test(entry.name)) {
      yield* readFileSync(path, 'utf8').match(PICTURE_NAME_PATTERN) ?? [];
    }
  }
}
