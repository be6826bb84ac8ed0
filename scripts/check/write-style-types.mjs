/** Writes type declarations for the CSS modules of all packages, which the type check needs. */
import { join } from 'node:path';
import { writeStyleTypes } from '@gruenland/federation/build/style-types.ts';
import { ROOT } from '../project/paths.mjs';
import { readBoundaries } from './boundaries.mjs';

const packageNames = Object.keys(readBoundaries(ROOT).packages);
await writeStyleTypes(packageNames.map((name) => join(ROOT, name)));
