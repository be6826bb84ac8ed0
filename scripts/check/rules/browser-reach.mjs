import { importSpecifiers } from '../import-specifiers.mjs';
import { isTestFile, packageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';

export const name = 'no zod in the browser';

/**
 * Nothing a browser loads reaches zod or a `*.schema.ts`. Follows the imports from where browser
 * code begins; the build empties `*.server.ts(x)`, so the way ends there.
 */
export function check(repository) {
  const known = new Set(repository.files);
  const cameFrom = new Map(
    packageSources(repository)
      .filter(isBrowserEntry)
      .map((file) => [file, undefined]),
  );
  const problems = [];
  for (const file of cameFrom.keys()) {
    for (const { specifier, typeOnly, line } of importSpecifiers(repository.read(file))) {
      if (typeOnly) continue;
      const target = resolveImport(specifier, file, repository.boundaries);
      if (target.package === 'zod' || target.file?.endsWith('.schema.ts')) {
        const way = wayTo(file, cameFrom);
        problems.push({ file, line, message: `'${specifier}' would reach the browser${way}` });
      } else if (isFollowed(target.file, known) && !cameFrom.has(target.file)) {
        // A Map walks entries that are added on the way, so this visits the whole reach.
        cameFrom.set(target.file, file);
      }
    }
  }
  return problems;
}

function isBrowserEntry(file) {
  if (/^mf-[^/]+\/src\/remote\.tsx$/.test(file)) return true;
  if (/^shell\/src\/client\/(?:main|starter)\.tsx?$/.test(file)) return true;
  return /^shared-ui\/src\/.*\.tsx?$/.test(file) && !isTestFile(file) && !isServerOnly(file);
}

function isFollowed(file, known) {
  return file !== undefined && known.has(file) && /\.tsx?$/.test(file) && !isServerOnly(file);
}

function isServerOnly(file) {
  return /\.server\.tsx?$/.test(file);
}

function wayTo(file, cameFrom) {
  const way = [];
  for (let at = cameFrom.get(file); at !== undefined; at = cameFrom.get(at)) way.unshift(at);
  return way.length === 0 ? '' : ` (from ${way.join(' → ')})`;
}
