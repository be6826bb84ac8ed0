import { findImports } from '../find-imports.mjs';
import { listPackageSources } from '../repository.mjs';
import { resolveImport } from '../resolve-import.mjs';

export const name = 'boundaries of api modules';

const SOURCE_FOLDER = 'api/src/';
const MODULES_FOLDER = `${SOURCE_FOLDER}modules/`;

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
    (file) => file.startsWith(SOURCE_FOLDER) && !file.endsWith('.test.ts'),
  );
  const neededFilesByModule = new Map();
  const listModuleImports = (file) =>
    findImports(repository.read(file)).flatMap(({ specifier, line }) => {
      const target = resolveImport(specifier, file, repository.boundaries).file;
      return target?.startsWith(MODULES_FOLDER) ? [{ target, line }] : [];
    });
  const getNeededFiles = (module) => {
    if (!neededFilesByModule.has(module)) {
      const entry = `${MODULES_FOLDER}${module}/module.ts`;
      const targets = sources.includes(entry) ? listModuleImports(entry) : [];
      neededFilesByModule.set(module, new Set(targets.map(({ target }) => target)));
    }
    return neededFilesByModule.get(module);
  };
  return sources.flatMap((file) => {
    const ownModule = getModule(file);
    return listModuleImports(file).flatMap(({ target, line }) => {
      const message = describeForbiddenImport({
        file,
        own: ownModule,
        target,
        needsOf: getNeededFiles,
      });
      return message ? [{ file, line, message }] : [];
    });
  });
}

const getModule = (file) => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1];

function describeForbiddenImport({ file, own: ownModule, target, needsOf: getNeededFiles }) {
  const module = getModule(target);
  if (ownModule === undefined) {
    const folder = file.slice(SOURCE_FOLDER.length).split('/')[0];
    return SHARED_FOLDERS.includes(folder)
      ? `${folder}/ is shared by all modules and may not import the module ${module}`
      : undefined;
  }
  if (module === ownModule) return undefined;
  const entry = `${MODULES_FOLDER}${module}/module.ts`;
  if (target === entry)
    return file.endsWith(`/${ownModule}/module.ts`)
      ? undefined
      : 'only module.ts lists needed modules';
  if (target !== `${MODULES_FOLDER}${module}/interface.ts`)
    return `import what ${module} declares in its interface.ts, not ${target.slice(MODULES_FOLDER.length)}`;
  return getNeededFiles(ownModule).has(entry)
    ? undefined
    : `${ownModule}/module.ts does not list ${module} in its needs`;
}
