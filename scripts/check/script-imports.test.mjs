import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SCRIPTS_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const ROOT = join(SCRIPTS_FOLDER, '..');
/** Matches relative imports and imports of packages of the repository, with a file extension. */
const IMPORT_PATTERN = /(?:from|import\()\s*'((?:\.{1,2}|@gruenland)\/[^']+\.\w+)'/g;
/**
 * Matches lines that start with a string: generated code, whose imports are relative to another
 * folder.
 */
const STRING_LINE_PATTERN = /^\s*["`].*$/gm;

/**
 * Returns the file that a script's import refers to. Scripts are not type-checked, so this test
 * finds broken imports.
 */
function resolveSpecifier(specifier, file) {
  if (!specifier.startsWith('@gruenland/')) return resolve(dirname(file), specifier);
  const [, packageName, ...path] = specifier.split('/');
  const { exports } = JSON.parse(readFileSync(join(ROOT, packageName, 'package.json'), 'utf8'));
  const pattern = exports?.['./*'] ?? './src/*';
  return join(ROOT, packageName, pattern.replace('*', path.join('/')));
}

test('every import of a script resolves to an existing file', () => {
  const files = readdirSync(SCRIPTS_FOLDER, { recursive: true })
    .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
    .map((name) => join(SCRIPTS_FOLDER, name));
  const brokenImports = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll(STRING_LINE_PATTERN, '').matchAll(IMPORT_PATTERN)]
      .filter(([, specifier]) => !existsSync(resolveSpecifier(specifier, file)))
      .map(([, specifier]) => `${file.slice(ROOT.length + 1)}: ${specifier}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(brokenImports).toEqual([]);
});
