import { readFile } from 'node:fs/promises';
import type { Compiler, javascript } from 'webpack';
import { listModuleExports } from './module-exports.ts';
import { FACADE_FILES } from './shared-config.ts';

const PLUGIN_NAME = 'FacadeGuardPlugin';

/**
 * Fails the browser build when a module imports a name that the facade of a shared package does not
 * export. Otherwise the name would be `undefined`, in the browser only.
 */
export class FacadeGuardPlugin {
  apply(compiler: Compiler): void {
    let facadeExports: ReadonlyMap<string, ReadonlySet<string>> = new Map();
    compiler.hooks.beforeCompile.tapPromise(PLUGIN_NAME, async () => {
      const entries = Object.entries(FACADE_FILES).map(
        async ([name, file]) => [name, await getExports(file)] as const,
      );
      facadeExports = new Map(await Promise.all(entries));
    });
    compiler.hooks.compilation.tap(PLUGIN_NAME, (compilation, { normalModuleFactory }) => {
      const checkImports = (parser: javascript.JavascriptParser): void => {
        parser.hooks.importSpecifier.tap(PLUGIN_NAME, (_statement, source, id, local) => {
          const names = facadeExports.get(String(source));
          if (!names || (id !== null && names.has(id))) return;
          const importer = parser.state.module.nameForCondition() ?? '';
          // Imports inside npm packages are not checked: react-router/dom imports names that tree
          // shaking removes again, and the facade exports the names that remain.
          if (importer.includes('/node_modules/')) return;
          const importedName = id ?? `* as ${local}`;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${importer}: "${importedName}" of ${String(source)} is not in ${FACADE_FILES[String(source)]}`,
            ),
          );
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(PLUGIN_NAME, checkImports);
      }
    });
  }
}

async function getExports(file: string): Promise<ReadonlySet<string>> {
  return new Set(await listModuleExports(await readFile(file, 'utf8'), file));
}
