import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { listInputFiles } from './input-hash.ts';
import { WORKSPACE_ROOT } from './workspace.ts';

/** Matches static imports and re-exports; in type imports the first group is the word `type`. */
const STATIC_IMPORT_PATTERN =
  /^(?:import|export)\b(?:\s+(type)\s+(?!from\b))?(?:[^'"`;=()]*?\bfrom\s*)?\s*['"]([^'"\n]+)['"]/gm;
const DYNAMIC_IMPORT_PATTERN =
  /(typeof\s+)?\bimport\(\s*(?:\/\*[\s\S]*?\*\/\s*)*['"]([^'"\n]+)['"]/g;
/**
 * Matches references in a stylesheet to other files. The first group is always empty, so that the
 * second group is the file name, as in the other two patterns.
 */
const STYLESHEET_REFERENCE_PATTERN = /()(?:@import\s+|\bfrom\s+|\burl\(\s*)['"]?([^'")\s]+)/g;

/**
 * Finds all files in other packages of the repository that a package reaches through imports,
 * directly or indirectly. The build may use fewer files, because this search starts at every file
 * of the package.
 *
 * @param folder folder of the package
 * @param includesTypes whether to follow type imports, which a build removes
 * @returns paths relative to the repository root, sorted
 */
export async function findReachedFiles(folder: string, includesTypes = false): Promise<string[]> {
  const visitedFiles = new Set<string>();
  const queue = (await listInputFiles(join(folder, 'src'))).filter((file) =>
    /\.(tsx?|css)$/.test(file),
  );
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (visitedFiles.has(file)) continue;
    const source = await readFile(file, 'utf8').catch(() => null);
    // Skips a missing file: the build reports it with a better message.
    if (source === null) continue;
    visitedFiles.add(file);
    for (const specifier of findSpecifiers(file, source, includesTypes)) {
      const target = resolveSpecifier(specifier, file, folder);
      if (target !== null) queue.push(target);
    }
  }
  return [...visitedFiles]
    .filter((file) => !file.startsWith(`${folder}/`))
    .map((file) => relative(WORKSPACE_ROOT, file))
    .toSorted();
}

function findSpecifiers(file: string, source: string, includesTypes: boolean): string[] {
  if (!/\.(tsx?|css)$/.test(file)) return [];
  const patterns = file.endsWith('.css')
    ? [STYLESHEET_REFERENCE_PATTERN]
    : [STATIC_IMPORT_PATTERN, DYNAMIC_IMPORT_PATTERN];
  return patterns.flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .filter(([, typeWord]) => includesTypes || !typeWord)
      .map(([, , specifier = '']) => specifier.split('?')[0] ?? ''),
  );
}

/** @returns the absolute path of a file of the repository; null for npm packages and Node modules */
function resolveSpecifier(specifier: string, file: string, folder: string): string | null {
  if (file.endsWith('.css'))
    return /^[\w.]/.test(specifier) && !specifier.includes(':')
      ? join(dirname(file), specifier)
      : null;
  if (specifier.startsWith('.')) return join(dirname(file), specifier);
  if (specifier.startsWith('#')) {
    const [packageName = ''] = relative(WORKSPACE_ROOT, file).split('/');
    const packageFolder = file.startsWith(`${folder}/`)
      ? folder
      : join(WORKSPACE_ROOT, packageName);
    return join(packageFolder, 'src', specifier.slice(1));
  }
  const [, packageName, path] = /^@gruenland\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  return packageName === undefined || path === undefined
    ? null
    : join(WORKSPACE_ROOT, packageName, 'src', path);
}
