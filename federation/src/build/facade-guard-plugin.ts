import { readFile } from 'node:fs/promises';
import type { Compiler, javascript } from 'webpack';
import { moduleExports } from './module-exports.ts';
import { FACADES } from './shared-config.ts';

const NAME = 'FacadeGuardPlugin';

/**
 * Fails the browser build when a module takes something of a shared package that its facade does
 * not pass on. Without it the name would be `undefined`, and only in the browser.
 */
export class FacadeGuardPlugin {
  apply(compiler: Compiler): void {
    let offered: ReadonlyMap<string, ReadonlySet<string>> = new Map();
    compiler.hooks.beforeCompile.tapPromise(NAME, async () => {
      const entries = Object.entries(FACADES).map(
        async ([name, file]) => [name, await exportsOf(file)] as const,
      );
      offered = new Map(await Promise.all(entries));
    });
    compiler.hooks.compilation.tap(NAME, (compilation, { normalModuleFactory }) => {
      const watch = (parser: javascript.JavascriptParser): void => {
        parser.hooks.importSpecifier.tap(NAME, (_statement, source, id, local) => {
          const names = offered.get(String(source));
          if (!names || (id !== null && names.has(id))) return;
          const importer = parser.state.module.nameForCondition() ?? '';
          // react-router/dom names more than it ends up with; what is left of it is in the facade.
          if (importer.includes('/node_modules/')) return;
          const wanted = id ?? `* as ${local}`;
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `${importer}: "${wanted}" of ${String(source)} is not in ${FACADES[String(source)]}`,
            ),
          );
        });
      };
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap(NAME, watch);
      }
    });
  }
}

async function exportsOf(file: string): Promise<ReadonlySet<string>> {
  return new Set(await moduleExports(await readFile(file, 'utf8'), file));
}
