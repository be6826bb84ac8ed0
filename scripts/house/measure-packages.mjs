import { getOwningPackageName } from '../check/boundaries.mjs';
import { findCircles } from '../check/find-circles.mjs';
import { buildModuleGraph } from '../check/module-graph.mjs';
import { isTestFile } from '../check/repository.mjs';

/**
 * Size of a package, as `npm run house` measures it. Lines of production code are counted
 * separately from code that visitors of the site never run.
 *
 * @typedef {object} PackageSize
 * @property {string} name
 * @property {Record<LineKind, number>} lines
 * @property {number} files number of production files
 * @property {number} median lines of the median production file
 * @property {{ file: string, lines: number }} largest
 * @property {number} circles number of import circles that contain a file of the package
 * @property {Record<string, number>} arrows number of imports of this package from another, keyed by that other
 *   package
 */

/** @typedef {'production' | 'tests' | 'stories' | 'samples' | 'demo' | 'migrations'} LineKind */

/** @type {readonly LineKind[]} */
export const LINE_KINDS = ['production', 'tests', 'stories', 'samples', 'demo', 'migrations'];

const CODE_FILE_PATTERN = /\.(ts|tsx|mjs|js|css|sql)$/;

/**
 * Patterns of paths, by kind. The first match decides; `getLineKind` classifies all other files.
 */
const KIND_PATTERNS = [
  ['migrations', /\/migrations\//],
  ['tests', /^e2e\/|\/fixtures\//],
  // In `embedded`, stories are pages of the content system, not component stories.
  ['stories', /^(?!embedded\/).*(\/stories\/|[./-]stories\.tsx?$)/],
  ['samples', /\/samples\//],
  ['demo', /\/demo\//],
];

/**
 * Measures each package of `boundaries.json`, and `scripts`.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @returns {PackageSize[]} in the order of `boundaries.json`
 */
export function measurePackages(repository) {
  const graph = buildModuleGraph(repository);
  const circles = findCircles(graph);
  return [...Object.keys(repository.boundaries.packages), 'scripts'].map((name) => ({
    name,
    ...measureFiles(name, repository),
    circles: circles.filter((files) => files.some((file) => file.startsWith(`${name}/`))).length,
    arrows: countImportsByPackage(name, graph, repository.boundaries),
  }));
}

function measureFiles(name, repository) {
  const lines = Object.fromEntries(LINE_KINDS.map((kind) => [kind, 0]));
  const productionFileSizes = [];
  for (const file of repository.files) {
    if (!file.startsWith(`${name}/`) || !CODE_FILE_PATTERN.test(file)) continue;
    const count = countLines(repository.read(file));
    const kind = getLineKind(file);
    lines[kind] += count;
    if (kind === 'production') productionFileSizes.push({ file, lines: count });
  }
  const sorted = productionFileSizes.toSorted((a, b) => a.lines - b.lines);
  return {
    lines,
    files: sorted.length,
    median: sorted[Math.floor(sorted.length / 2)]?.lines ?? 0,
    largest: sorted.at(-1) ?? { file: '', lines: 0 },
  };
}

/** Returns the kind as which the lines of a file are counted. @returns {LineKind} */
export function getLineKind(file) {
  const match = KIND_PATTERNS.find(([, pattern]) => pattern.test(file));
  if (match) return match[0];
  return isTestFile(file) ? 'tests' : 'production';
}

function countImportsByPackage(name, graph, boundaries) {
  const arrows = {};
  for (const [file, imports] of graph) {
    if (!file.startsWith(`${name}/`)) continue;
    for (const target of imports) {
      const other = getOwningPackageName(target.file, boundaries) ?? 'scripts';
      if (other !== name) arrows[other] = (arrows[other] ?? 0) + 1;
    }
  }
  return arrows;
}

function countLines(text) {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
}
