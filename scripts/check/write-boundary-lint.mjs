import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDARY_LINT_FILE, formatBoundaryLint } from './boundary-lint.mjs';
import { readBoundaries } from './boundaries.mjs';

const root = join(import.meta.dirname, '../..');
writeFileSync(join(root, BOUNDARY_LINT_FILE), formatBoundaryLint(readBoundaries(root)));
console.log(`${BOUNDARY_LINT_FILE} written`);
