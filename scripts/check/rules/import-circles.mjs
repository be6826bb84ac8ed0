import { findCircles } from '../find-circles.mjs';
import { buildModuleGraph } from '../module-graph.mjs';

export const name = 'circles of imports';

/**
 * Checks that no files import each other in a circle, by values or by types. The linter's
 * `import/no-cycle` ignores types, and paths that start with `#` or with a package's name.
 *
 * @param {import('../repository.mjs').Repository} repository
 */
export function check(repository) {
  const graph = buildModuleGraph(repository);
  return findCircles(graph).map((files) => {
    const others = files.slice(1);
    const { line } = graph.get(files[0]).find((target) => files.includes(target.file));
    return {
      file: files[0],
      line,
      message:
        others.length === 0
          ? 'imports itself'
          : `is in a circle of imports with ${others.join(', ')}`,
    };
  });
}
