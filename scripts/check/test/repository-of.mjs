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
 * A repository that exists only in a test.
 *
 * @param {Record<string, string | string[]>} files Text, or lines, by file.
 * @returns {import('../repository.mjs').Repository}
 */
export function repositoryWith(files, boundaries = BOUNDARIES) {
  return {
    root: '/somewhere/gruenland',
    boundaries,
    files: Object.keys(files),
    read: (file) => [files[file]].flat().join('\n'),
  };
}

/** `file:line` of every problem, or just the file where a problem has no line. */
export function places(problems) {
  return problems.map(({ file, line }) => (line ? `${file}:${line}` : file));
}
