/**
 * Oldest version of Node that can run the scripts themselves: the first with `import.meta.dirname`.
 */
const OLDEST_NODE_VERSION = [20, 11];

/**
 * Exits with a message that says what to do if Node is too old for the scripts.
 *
 * @param {string} version such as `v20.20.2`
 */
export function assertNodeVersion(version) {
  const problem = findNodeProblem(version);
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

/** Returns what to do if a version of Node is too old; otherwise undefined. */
export function findNodeProblem(version) {
  const [major, minor] = version.slice(1).split('.').map(Number);
  if (
    major > OLDEST_NODE_VERSION[0] ||
    (major === OLDEST_NODE_VERSION[0] && minor >= OLDEST_NODE_VERSION[1])
  )
    return undefined;
  return `Node ${version} is too old: ${OLDEST_NODE_VERSION.join('.')} or newer is needed. Install the version in .nvmrc, for example with: nvm install`;
}
