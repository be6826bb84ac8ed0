import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDARY_LINT_FILE, formatBoundaryLintConfig } from './boundary-lint.mjs';
import { readBoundaries } from './boundaries.mjs';
import { ROOT } from '../project/paths.mjs';
import { runMain, say } from '../project/terminal.mjs';

/** `npm run boundaries`: generates the linter's import rules from `boundaries.json`. */
await runMain(() => {
  writeFileSync(join(ROOT, BOUNDARY_LINT_FILE), formatBoundaryLintConfig(readBoundaries(ROOT)));
  say(`${BOUNDARY_LINT_FILE} written`);
});
