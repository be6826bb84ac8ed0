import { posix } from 'node:path';

export const name = 'paths in docs';

/**
 * Folders that are not in the repository, because a build, a start or an installation creates them.
 */
const GENERATED_FOLDERS = new Set(['data', 'dist', '.cache', 'node_modules']);
/**
 * Matches the folders of content and recipes. Recipes mention files that only their tests create.
 */
const UNCHECKED_FOLDER_PATTERN = /^(?:embedded\/content|docs\/recipes)\//;
const INLINE_CODE_PATTERN = /`([^`\s]+)`/g;
const LINK_PATTERN = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const SOURCE_FILE_NAME_PATTERN = /^[\w.-]+\.(?:ts|tsx|mjs|css|md)$/;

/**
 * Checks that the paths and file names that Markdown files mention exist. In a mentioned path, `*`,
 * `<name>`, `{id}` and `…` match any text.
 */
export function check(repository) {
  const knownPaths = collectPaths(repository.files);
  return repository.files
    .filter((file) => file.endsWith('.md') && !UNCHECKED_FOLDER_PATTERN.test(file))
    .flatMap((file) => findMissingPaths(file, repository.read(file), knownPaths));
}

function collectPaths(files) {
  const paths = new Set();
  const names = new Set();
  for (const file of files) {
    names.add(posix.basename(file));
    for (let path = file; path !== '.'; path = posix.dirname(path)) paths.add(path);
  }
  return { paths, names, topFolders: new Set(files.map((file) => file.split('/')[0])) };
}

function findMissingPaths(file, text, knownPaths) {
  return text.split('\n').flatMap((line, index) => {
    const missing = [
      ...[...line.matchAll(INLINE_CODE_PATTERN)]
        .map((match) => match[1])
        .filter((token) => isMissingPath(token, file, knownPaths)),
      ...[...line.matchAll(LINK_PATTERN)]
        .map((match) => match[1])
        .filter(
          (target) => !target.includes(':') && !exists(resolveFromFile(file, target), knownPaths),
        ),
    ];
    return missing.map((path) => ({
      file,
      line: index + 1,
      message: `${path} does not exist`,
    }));
  });
}

/** Whether a token of inline code is a repository path that does not exist. */
function isMissingPath(token, file, knownPaths) {
  const path = token.replace(/[:#].*$/, '').replace(/\/$/, '');
  if (!path.includes('/'))
    return SOURCE_FILE_NAME_PATTERN.test(path) && !knownPaths.names.has(path);
  const [top] = path.split('/');
  if (GENERATED_FOLDERS.has(top)) return false;
  if (top === '.' || top === '..' || top === 'src')
    return !exists(resolveFromFile(file, path), knownPaths);
  return knownPaths.topFolders.has(top) && !exists(path, knownPaths);
}

const resolveFromFile = (file, path) => posix.join(posix.dirname(file), path).replace(/\/$/, '');

function exists(path, { paths }) {
  if (paths.has(path) || path === '.' || GENERATED_FOLDERS.has(path.split('/')[0])) return true;
  if (!/[*<{…]/.test(path)) return false;
  const pattern = path
    .split(/\*\*?|<[^>]*>|\{[^}]*\}|…/)
    .map(RegExp.escape)
    .join('.*');
  const pathPattern = new RegExp(`^${pattern}$`);
  return [...paths].some((existing) => pathPattern.test(existing));
}
