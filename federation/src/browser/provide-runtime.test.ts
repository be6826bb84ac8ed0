import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WORKSPACE_ROOT } from '#build/workspace.ts';
import { providedRuntimeExports } from './provide-runtime.ts';

const RUNTIME_FOLDER = join(WORKSPACE_ROOT, 'node_modules/@module-federation/runtime/dist');

/** Exports that only the Node code of `@module-federation/runtime` uses. */
const NODE_EXPORTS = { loadScriptNode: undefined };

/** Returns the URL of a module that has the given exports. */
function createModuleUrl(exports: Readonly<Record<string, unknown>>): string {
  Object.assign(globalThis, { exportsUnderTest: exports });
  const lines = Object.keys(exports).map(
    (name) => `export const ${name} = globalThis.exportsUnderTest.${name};`,
  );
  return `data:text/javascript,${encodeURIComponent(lines.join('\n'))}`;
}

// Files of `@module-federation/runtime` that are bundled into the entry script of a remote.
test.each(['index.js', 'helpers.js', 'utils.js'])(
  '%s loads with the provided exports instead of the package',
  async (file) => {
    const url = createModuleUrl({ ...providedRuntimeExports, ...NODE_EXPORTS });
    const hooks = registerHooks({
      resolve: (specifier, context, nextResolve) =>
        specifier === '@module-federation/runtime-core'
          ? { url, shortCircuit: true }
          : nextResolve(specifier, context),
    });
    try {
      const moduleUrl = `${pathToFileURL(join(RUNTIME_FOLDER, file))}?provided`;
      expect(Object.keys(await import(moduleUrl))).not.toEqual([]);
    } finally {
      hooks.deregister();
    }
  },
);
