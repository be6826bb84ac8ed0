import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOUNDARY_LINT_FILE, boundaryLintText } from './boundary-lint.mjs';
import { readBoundaries } from './packages.mjs';

const root = join(import.meta.dirname, '../..');
writeFileSync(join(root, BOUNDARY_LINT_FILE), boundaryLintText(readBoundaries(root)));
console.log(`${BOUNDARY_LINT_FILE} written`);
