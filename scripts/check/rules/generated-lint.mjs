import { BOUNDARY_LINT_FILE, formatBoundaryLintConfig } from '../boundary-lint.mjs';

export const name = 'generated lint rules';

/**
 * Checks that the import rules in the linter's configuration are those generated from
 * boundaries.json.
 */
export function check(repository) {
  const storedText = repository.read(BOUNDARY_LINT_FILE);
  if (storedText === formatBoundaryLintConfig(repository.boundaries)) return [];
  return [{ file: BOUNDARY_LINT_FILE, message: 'is outdated: run npm run boundaries' }];
}
