import { posix } from 'node:path';

export const name = 'code owners';

const OWNERS_FILE = '.github/CODEOWNERS';

/**
 * Checks that every path in CODEOWNERS exists, that every line names an owner, and that every remote
 * has a line.
 */
export function check(repository) {
  const lines = readLines(repository.read(OWNERS_FILE));
  const { remotes } = JSON.parse(repository.read('shell/remotes.json'));
  const problems = lines.flatMap(({ line, pattern, owners }) => {
    const message = describeProblem(pattern, owners, repository.files);
    return message ? [{ file: OWNERS_FILE, line, message }] : [];
  });
  const remotesWithoutOwner = remotes
    .filter((remote) => !lines.some(({ pattern }) => pattern === `/${remote.name}/`))
    .map((remote) => ({ file: OWNERS_FILE, message: `/${remote.name}/ has no owner` }));
  return [...problems, ...remotesWithoutOwner];
}

function readLines(text) {
  return text.split('\n').flatMap((content, index) => {
    const [pattern, ...owners] = content.trim().split(/\s+/);
    const isOwnerRule = pattern !== '' && !pattern.startsWith('#');
    return isOwnerRule ? [{ line: index + 1, pattern, owners }] : [];
  });
}

function describeProblem(pattern, owners, files) {
  if (!owners.some((owner) => owner.startsWith('@'))) return `${pattern} has no owner`;
  if (pattern !== '*' && !files.some((file) => matchesPattern(file, pattern)))
    return `${pattern} matches no file`;
  return undefined;
}

/**
 * Whether a pattern that starts at the root folder matches the file or a folder that contains the
 * file.
 */
function matchesPattern(file, pattern) {
  const path = pattern.replace(/^\//, '').replace(/\/$/, '');
  if (posix.matchesGlob(file, `${path}/**`)) return true;
  return !pattern.endsWith('/') && posix.matchesGlob(file, path);
}
