const BOUNDARIES = {
  packages: {
    'shared-contracts': [],
    'shared-ui': ['shared-contracts'],
    federation: ['shared-contracts'],
    shell: ['shared-contracts', 'shared-ui', 'federation'],
    'mf-magazine': ['shared-contracts', 'shared-ui'],
    'mf-search': ['shared-contracts', 'shared-ui'],
    e2e: ['shared-contracts'],
  },
  configFiles: { 'mf-*/webpack.config.ts': ['federation'] },
};

/**
 * Creates a repository in memory.
 *
 * @param {Record<string, string | string[]>} files Text of each file, as a string or as lines, by
 *   path.
 * @returns {import('../repository.mjs').Repository}
 */
export function createTestRepository(files, boundaries = BOUNDARIES) {
  return {
    root: '/somewhere/gruenland',
    boundaries,
    files: Object.keys(files),
    read: (file) => [files[file]].flat().join('\n'),
  };
}

/** Returns `file:line` for each problem, or only the file if the problem has no line. */
export function getLocations(problems) {
  return problems.map(({ file, line }) => (line ? `${file}:${line}` : file));
}
