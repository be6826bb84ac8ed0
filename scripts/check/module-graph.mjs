import { findImports } from './find-imports.mjs';
import { listPackageSources } from './repository.mjs';
import { resolveImport } from './resolve-import.mjs';

/**
 * Imports between the files of the repository. Maps each file to the files that it imports and the
 * lines of these imports.
 *
 * @typedef {Map<string, { file: string, line: number }[]>} ModuleGraph
 */

/**
 * Builds the graph of all imports between code files of packages and scripts. Type imports count,
 * because a type that two files need from each other belongs in a third file. Type imports of
 * schema files do not count. A type is derived from its schema, the schema may need constants from
 * the file of the type, and a type import loads no module.
 *
 * @param {import('./repository.mjs').Repository} repository
 * @returns {ModuleGraph}
 */
export function buildModuleGraph(repository) {
  const files = new Set([
    ...listPackageSources(repository),
    ...repository.files.filter((file) => /^scripts\/.*\.mjs$/.test(file)),
  ]);
  return new Map([...files].map((file) => [file, listImportedFiles(file, files, repository)]));
}

function listImportedFiles(file, files, repository) {
  return findImports(repository.read(file)).flatMap(({ specifier, typeOnly, line }) => {
    const target = resolveImport(specifier, file, repository.boundaries).file;
    if (typeOnly && target?.endsWith('.schema.ts')) return [];
    return files.has(target) ? [{ file: target, line }] : [];
  });
}
