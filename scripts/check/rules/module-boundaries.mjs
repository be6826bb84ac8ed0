import { findImports } from '../find-imports.mjs';
import { listPackageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';

export const name = 'boundaries of api modules';

const SOURCES = 'api/src/';
const MODULES = `${SOURCES}modules/`;

/**
 * Folders that all modules may import; they must not import any module. The folders of retention
 * rules and commands are not in this list, because they combine definitions from all modules.
 */
const SHARED_FOLDERS = [
  'access',
  'audit',
  'content',
  'db',
  'idempotency',
  'listing',
  'mail',
  'module',
  'operations',
  'places',
  'plugins',
  'queue',
  'secrets',
];

/**
 * Checks that a module of the api imports from another module only its `interface.ts`, and only if
 * `module.ts` lists that module in `needs`. Only a `module.ts` may import the `module.ts` of
 * another module.
 */
export function check(repository) {
  const sources = listPackageSources(repository).filter(
    (file) => file.startsWith(SOURCES) && !file.endsWith('.test.ts'),
  );
  const needs = new Map();
  const importsOf = (file) =>
    findImports(repository.read(file)).flatMap(({ specifier, line }) => {
      const target = resolveImport(specifier, file, repository.boundaries).file;
      return target?.startsWith(MODULES) ? [{ target, line }] : [];
    });
  const needsOf = (module) => {
    if (!needs.has(module)) {
      const entry = `${MODULES}${module}/module.ts`;
      const targets = sources.includes(entry) ? importsOf(entry) : [];
      needs.set(module, new Set(targets.map(({ target }) => target)));
    }
    return needs.get(module);
  };
  return sources.flatMap((file) => {
    const own = getModule(file);
    return importsOf(file).flatMap(({ target, line }) => {
      const message = describeImport({ file, own, target, needsOf });
      return message ? [{ file, line, message }] : [];
    });
  });
}

const getModule = (file) => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1];

function describeImport({ file, own, target, needsOf }) {
  const module = getModule(target);
  if (own === undefined) {
    const folder = file.slice(SOURCES.length).split('/')[0];
    return SHARED_FOLDERS.includes(folder)
      ? `${folder}/ is shared by all modules and may not import the module ${module}`
      : undefined;
  }
  if (module === own) return undefined;
  const entry = `${MODULES}${module}/module.ts`;
  if (target === entry)
    return file.endsWith(`/${own}/module.ts`) ? undefined : 'only module.ts lists needed modules';
  if (target !== `${MODULES}${module}/interface.ts`)
    return `import what ${module} declares in its interface.ts, not ${target.slice(MODULES.length)}`;
  return needsOf(own).has(entry)
    ? undefined
    : `${own}/module.ts does not list ${module} in its needs`;
}
