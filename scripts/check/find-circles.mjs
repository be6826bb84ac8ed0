/**
 * Finds the groups of files that import each other in a circle (strongly connected components,
 * Tarjan 1972). A file that imports itself is a circle of one file.
 *
 * @param {import('./module-graph.mjs').ModuleGraph} graph
 * @returns {string[][]} the files of each circle, sorted
 */
export function findCircles(graph) {
  /** Number of each file in the order in which the search reached the files. */
  const order = new Map();
  const earliestReachableOrder = new Map();
  const path = [];
  const filesOnPath = new Set();
  const circles = [];

  const visit = (file) => {
    order.set(file, order.size);
    earliestReachableOrder.set(file, order.get(file));
    path.push(file);
    filesOnPath.add(file);
    for (const { file: target } of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target);
      if (filesOnPath.has(target))
        earliestReachableOrder.set(
          file,
          Math.min(earliestReachableOrder.get(file), earliestReachableOrder.get(target)),
        );
    }
    if (earliestReachableOrder.get(file) !== order.get(file)) return;
    const group = path.splice(path.indexOf(file));
    for (const groupFile of group) filesOnPath.delete(groupFile);
    const importsItself = (graph.get(file) ?? []).some((target) => target.file === file);
    if (group.length > 1 || importsItself) circles.push(group.toSorted());
  };

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
