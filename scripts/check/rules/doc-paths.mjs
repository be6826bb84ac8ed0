import { posix } from 'node:path';

export const name = 'paths in docs';

/** Folders that exist only after a build or a start. */
const GENERATED = new Set(['data', 'dist', '.cache', 'node_modules']);
const BACKTICKED = /`([^`\s]+)`/g;
const LINK = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const SOURCE_NAME = /^[\w.-]+\.(?:ts|tsx|mjs|css|md)$/;

/** Paths and file names in Markdown exist; `*`, `<name>`, `{id}` and `…` stand for anything. */
export function check(repository) {
  const known = knownPaths(repository.files);
  return repository.files
    .filter((file) => file.endsWith('.md') && !file.startsWith('embedded/content/'))
    .flatMap((file) => pathProblems(file, repository.read(file), known));
}

function knownPaths(files) {
  const paths = new Set();
  const names = new Set();
  for (const file of files) {
    names.add(posix.basename(file));
    for (let path = file; path !== '.'; path = posix.dirname(path)) paths.add(path);
  }
  return { paths, names, tops: new Set(files.map((file) => file.split('/')[0])) };
}

function pathProblems(file, text, known) {
  return text.split('\n').flatMap((line, index) => {
    const missing = [
      ...[...line.matchAll(BACKTICKED)]
        .map((match) => match[1])
        .filter((token) => isMissing(token, file, known)),
      ...[...line.matchAll(LINK)]
        .map((match) => match[1])
        .filter((target) => !target.includes(':') && !exists(inFolder(file, target), known)),
    ];
    return missing.map((path) => ({
      file,
      line: index + 1,
      message: `${path} does not exist`,
    }));
  });
}

/** Whether a backticked token is a path of the repository that does not exist. */
function isMissing(token, file, known) {
  const path = token.replace(/[:#].*$/, '').replace(/\/$/, '');
  if (!path.includes('/')) return SOURCE_NAME.test(path) && !known.names.has(path);
  const [top] = path.split('/');
  if (GENERATED.has(top)) return false;
  if (top === '.' || top === '..' || top === 'src') return !exists(inFolder(file, path), known);
  return known.tops.has(top) && !exists(path, known);
}

const inFolder = (file, path) => posix.join(posix.dirname(file), path).replace(/\/$/, '');

function exists(path, { paths }) {
  if (paths.has(path) || path === '.' || GENERATED.has(path.split('/')[0])) return true;
  if (!/[*<{…]/.test(path)) return false;
  const pattern = path
    .split(/\*\*?|<[^>]*>|\{[^}]*\}|…/)
    .map(RegExp.escape)
    .join('.*');
  const matcher = new RegExp(`^${pattern}$`);
  return [...paths].some((known) => matcher.test(known));
}
