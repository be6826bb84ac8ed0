import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from '../project/paths.mjs';
import Runtime from 'jest-runtime';
import { cacheDrizzleImports } from '../../api/src/db/cache-drizzle-imports.ts';
import { registerModuleHooks } from './module-hooks.mjs';

registerModuleHooks();
// As in the api itself; every new worker imports drizzle-orm.
cacheDrizzleImports();

const require = createRequire(import.meta.url);

const SOURCE_ROOT = pathToFileURL(`${ROOT}/`).href;
/**
 * Matches files that coverage leaves out: npm packages, tests, stylesheets, and builds that tests
 * create.
 */
const NON_SOURCE_PATTERN = /\/node_modules\/|\/\.cache\/|\.test\.|\.css$/;

/** Symbol under which jest-circus stores the event handlers of the process. */
const CIRCUS_HANDLERS = Symbol.for('EVENT_HANDLERS');

/**
 * Loads test files with Node's own `import()` instead of Jest's module system. A worker evaluates
 * each module once instead of once per test file; only the test files themselves are evaluated
 * anew. Module mocks are not available (decision 082).
 */
export default class NativeRuntime extends Runtime {
  #testPath;

  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options);
    this.#testPath = options[6];
  }

  /**
   * Loads jest-circus anew for each test file, so that no tests and handlers of the previous file
   * remain.
   */
  requireInternalModule(path) {
    delete globalThis[CIRCUS_HANDLERS];
    delete require.cache[path];
    return require(path);
  }

  /** Sets the globals to which `current-globals.mjs` delegates. */
  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals);
    const { jest } = super.requireModuleOrMock(this.#testPath, '@jest/globals');
    Object.assign(globalThis, globals, { jest });
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /**
   * Loads a test file; the query makes its URL unique, because watch mode may load the file again.
   */
  async unstable_importModule(path) {
    await import(`${pathToFileURL(path)}?loadedAt=${performance.now()}`);
  }

  /**
   * Returns the coverage of files that Node has loaded; Jest would report only files that Jest
   * loads.
   */
  getAllV8CoverageInfoCopy() {
    return this.v8Coverage.result
      .filter(({ url }) => url.startsWith(SOURCE_ROOT) && !NON_SOURCE_PATTERN.test(url))
      .map((result) => ({ result: { ...result, url: fileURLToPath(result.url) } }));
  }
}
