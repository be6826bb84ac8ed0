import { Script } from 'node:vm';
import { SERVER_BUILTINS } from '#shared-packages.ts';

export interface BundleOptions {
  /** Appears in stack traces, for example `mf-magazine@1f3c…/remote.cjs`. */
  readonly filename: string;
  /** The packages a release may ask for, by their full names. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Milliseconds the bundle's top level may take. */
  readonly timeoutMs: number;
}

/**
 * Runs a CommonJS bundle and returns its exports. The code runs in this realm, so that
 * `instanceof` works across shell and remotes, and with an allow-list instead of `require`.
 *
 * @throws whatever the bundle throws; also for packages that are not on the list and when its top
 * level does not come to an end
 */
export function runBundle(code: string, options: BundleOptions): unknown {
  const wrapper = new Script(`(function (exports, module, require) {${code}\n})`, {
    filename: options.filename,
  }).runInThisContext() as BundleFunction;
  const module: { exports: unknown } = { exports: {} };
  const run = (): void => {
    wrapper.call(module.exports, module.exports, module, allowListRequire(options));
  };
  withTimeout(run, options);
  return module.exports;
}

type BundleFunction = (
  this: unknown,
  exports: unknown,
  module: { exports: unknown },
  require: (name: string) => unknown,
) => void;

/** Only a script has a time limit, a function call has none; so a script makes the call. */
const CALL = new Script('globalThis[Symbol.for("gruenland.release.run")]()');
const RUN = Symbol.for('gruenland.release.run');

function withTimeout(run: () => void, { filename, timeoutMs }: BundleOptions): void {
  const realm = new Script('globalThis').runInThisContext() as Record<symbol, unknown>;
  realm[RUN] = run;
  try {
    CALL.runInThisContext({ timeout: timeoutMs });
  } catch (error) {
    if ((error as NodeJS.ErrnoException | null)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      throw new Error(`${filename} did not finish within ${timeoutMs} ms`, { cause: error });
    }
    throw error;
  } finally {
    delete realm[RUN];
  }
}

function allowListRequire({ filename, modules }: BundleOptions): (name: string) => unknown {
  return (name) => {
    if (Object.hasOwn(modules, name)) return modules[name];
    const builtin = name.replace(/^node:/, '');
    if (SERVER_BUILTINS.has(builtin)) return process.getBuiltinModule(`node:${builtin}`);
    throw new Error(`${filename} asks for "${name}", which shells do not provide`);
  };
}
