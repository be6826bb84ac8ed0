import { Script } from 'node:vm';
import { SERVER_BUILTINS } from '#shared-packages.ts';

export interface BundleOptions {
  /** File name in stack traces, for example `mf-magazine@1f3c…/remote.cjs`. */
  readonly filename: string;
  /** The packages that the bundle may `require`, by full name. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Timeout for the bundle's top-level code, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Runs a CommonJS bundle and returns its exports. The code runs in this realm, so that `instanceof`
 * works across shell and remotes. An allow-list replaces `require`.
 *
 * @throws the error that the bundle throws, or an error when the bundle requires a package that is
 *   not allowed or its top-level code exceeds `timeoutMs`
 */
export function runBundle(code: string, options: BundleOptions): unknown {
  const bundleFunction = new Script(`(function (exports, module, require) {${code}\n})`, {
    filename: options.filename,
  }).runInThisContext() as BundleFunction;
  const module: { exports: unknown } = { exports: {} };
  const callBundle = (): void => {
    bundleFunction.call(module.exports, module.exports, module, createAllowListRequire(options));
  };
  withTimeout(callBundle, options);
  return module.exports;
}

type BundleFunction = (
  this: unknown,
  exports: unknown,
  module: { exports: unknown },
  require: (name: string) => unknown,
) => void;

/**
 * Script that calls a bundle. `node:vm` can limit the time of a script, but not of a function call.
 */
const CALL_SCRIPT = new Script('globalThis[Symbol.for("gruenland.release.run")]()');
const BUNDLE_RUN_KEY = Symbol.for('gruenland.release.run');

function withTimeout(run: () => void, { filename, timeoutMs }: BundleOptions): void {
  const realm = new Script('globalThis').runInThisContext() as Record<symbol, unknown>;
  realm[BUNDLE_RUN_KEY] = run;
  try {
    CALL_SCRIPT.runInThisContext({ timeout: timeoutMs });
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      throw new Error(`${filename} did not finish within ${timeoutMs} ms`, { cause: error });
    }
    throw error;
  } finally {
    delete realm[BUNDLE_RUN_KEY];
  }
}

/** Keeps a reference to the function, because {@link narrowAuthority} removes it from `process`. */
const getBuiltinModule = process.getBuiltinModule.bind(process);

/**
 * `node:crypto` without the functions that load native code or change the whole process. Frozen, so
 * that a release cannot replace a function for other releases.
 */
const restrictedCrypto = Object.freeze({
  ...getBuiltinModule('node:crypto'),
  setEngine: undefined,
  setFips: undefined,
});

function createAllowListRequire({ filename, modules }: BundleOptions): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    const builtinName = name.replace(/^node:/, '');
    if (builtinName === 'crypto') return restrictedCrypto;
    if (SERVER_BUILTINS.has(builtinName)) return getBuiltinModule(`node:${builtinName}`);
    throw new Error(`${filename} requires "${name}", which shells do not provide`);
  };
}
