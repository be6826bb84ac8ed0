import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files in this folder that do not influence how pictures look. */
const NON_DRAWING_FILES = new Set(['main.ts', 'generator-sources.ts', 'write-pictures.ts']);

/** Returns a hash of the source files that determine how pictures look. */
export function hashGeneratorSources(): string {
  const hash = createHash('sha256');
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  for (const file of files.map((name) => name.replaceAll('\\', '/')).toSorted()) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts') || NON_DRAWING_FILES.has(file)) continue;
    hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}
