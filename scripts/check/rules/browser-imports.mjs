import { findImports } from '../find-imports.mjs';
import { isTestFile, listPackageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';

export const name = 'no zod in the browser';

/**
 * Checks that browser code imports neither zod nor a `*.schema.ts`, directly or indirectly. Follows
 * the imports from the entry files of the browser code, except into `*.server.ts(x)`: the build
 * replaces these with empty modules.
 */
export function check(repository) {
  const knownFiles = new Set(repository.files);
  const importerByFile = new Map(
    listPackageSources(repository)
      .filter(isBrowserEntry)
      .map((file) => [file, undefined]),
  );
  const problems = [];
  for (const file of importerByFile.keys()) {
    for (const { specifier, typeOnly, line } of findImports(repository.read(file))) {
      if (typeOnly) continue;
      const target = resolveImport(specifier, file, repository.boundaries);
      if (target.package === 'zod' || target.file?.endsWith('.schema.ts')) {
        const importChain = describeImportChain(file, importerByFile);
        problems.push({
          file,
          line,
          message: `the browser would load '${specifier}'${importChain}`,
        });
      } else if (shouldFollowImport(target.file, knownFiles) && !importerByFile.has(target.file)) {
        // The `for` loop over this Map also visits entries that are added during the loop.
        importerByFile.set(target.file, file);
      }
    }
  }
  return problems;
}

function isBrowserEntry(file) {
  if (/^mf-[^/]+\/src\/remote\.tsx$/.test(file)) return true;
  if (/^shell\/src\/client\/(?:main|starter)\.tsx?$/.test(file)) return true;
  return /^shared-ui\/src\/.*\.tsx?$/.test(file) && !isTestFile(file) && !isServerOnlyFile(file);
}

function shouldFollowImport(file, knownFiles) {
  return (
    file !== undefined && knownFiles.has(file) && /\.tsx?$/.test(file) && !isServerOnlyFile(file)
  );
}

function isServerOnlyFile(file) {
  return /\.server\.tsx?$/.test(file);
}

function describeImportChain(file, importerByFile) {
  const importChain = [];
  let importer = importerByFile.get(file);
  while (importer !== undefined) {
    importChain.unshift(importer);
    importer = importerByFile.get(importer);
  }
  return importChain.length === 0 ? '' : ` (imported by ${importChain.join(' → ')})`;
}
