import { BOUNDARY_LINT_FILE, boundaryLintText } from '../boundary-lint.mjs';

export const name = 'generated lint rules';

/** The stored package walls are those that boundaries.json makes. */
export function check(repository) {
  const stored = repository.read(BOUNDARY_LINT_FILE);
  if (stored === boundaryLintText(repository.boundaries)) return [];
  return [
    { file: BOUNDARY_LINT_FILE, message: 'is not what boundaries.json makes: npm run boundaries' },
  ];
}
