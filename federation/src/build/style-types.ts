import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';

/** Ending of the files with stylesheet types: `card.module.d.css.ts` for `card.module.css`. */
const TYPES_SUFFIX = '.d.css.ts';
/** Options that make lightningcss export only classes and ids, under their original names. */
const CLASS_EXPORT_OPTIONS = {
  pattern: '[local]',
  animation: false,
  container: false,
  customIdents: false,
  grid: false,
} as const;
const IDENTIFIER_PATTERN = /^[A-Za-z_$][\w$]*$/;

/**
 * Writes the types of all stylesheets in the given packages, each beside its stylesheet, and removes
 * the types of stylesheets that no longer exist. Git ignores the types. Unchanged files are not
 * written again, so that the compiler does not check their packages again.
 *
 * @throws when a stylesheet is not valid
 */
export async function writeStyleTypes(folders: readonly string[]): Promise<void> {
  await Promise.all(folders.map(writeFolderTypes));
}

async function writeFolderTypes(folder: string): Promise<void> {
  const expectedFiles = new Set<string>();
  for (const name of await listFiles(folder, '{src,test}/**/*.css')) {
    const file = name.replace(/\.css$/, TYPES_SUFFIX);
    expectedFiles.add(file);
    const types = describeStylesheet(name, await readFile(join(folder, name)));
    const storedTypes = await readFile(join(folder, file), 'utf8').catch(() => null);
    if (storedTypes !== types) await writeFile(join(folder, file), types);
  }
  for (const name of await listFiles(folder, `{src,test}/**/*${TYPES_SUFFIX}`))
    if (!expectedFiles.has(name)) await rm(join(folder, name), { force: true });
}

async function listFiles(folder: string, pattern: string): Promise<string[]> {
  const isExcluded = (name: string) => basename(name) === 'node_modules';
  const names: string[] = [];
  for await (const name of glob(pattern, { cwd: folder, exclude: isExcluded })) names.push(name);
  return names;
}

/**
 * Returns type declarations for a stylesheet: the class names of a CSS module, otherwise none.
 *
 * @param name name of the file; `.module.css` marks a CSS module
 */
export function describeStylesheet(name: string, code: Uint8Array): string {
  const heading = `// Generated from ${basename(name)}.\n`;
  if (!name.endsWith('.module.css')) return `${heading}export {};\n`;
  const { exports } = transform({ filename: name, code, cssModules: CLASS_EXPORT_OPTIONS });
  const properties = Object.keys(exports ?? {})
    .toSorted()
    .map((key) => `  readonly ${IDENTIFIER_PATTERN.test(key) ? key : `'${key}'`}: string;\n`);
  return `${heading}declare const styles: {\n${properties.join('')}};\nexport default styles;\n`;
}
