/** Writes the types of all stylesheets, for the type check of the whole repository. */
import { join } from 'node:path';
import { writeStyleTypes } from '@gruenland/federation/build/style-types.ts';
import { ROOT } from '../project/paths.mjs';
import { readBoundaries } from './boundaries.mjs';

const packageNames = Object.keys(readBoundaries(ROOT).packages);
await writeStyleTypes(packageNames.map((name) => join(ROOT, name)));
