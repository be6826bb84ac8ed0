import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core';
import { createInstance, getInstance } from '@module-federation/runtime';
import bundlerPackage from '@module-federation/webpack-bundler-runtime';
// Remotes need this function to expose modules. The shell exposes no modules, so the shell's copy
// of the runtime lacks the function.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { REMOTE_RUNTIME_GLOBAL } from '@gruenland/shared-contracts/remote-runtime.ts';

/**
 * Exports of the federation runtime that `@module-federation/runtime` imports in the entry scripts
 * of remotes.
 */
export const providedRuntimeExports: Readonly<Record<string, unknown>> = {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  getRemoteEntry,
  getRemoteInfo,
  helpers,
  loadScript,
  Module,
  ModuleFederation,
  registerGlobalPlugins,
  satisfy,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
};

/**
 * Creates the bundler runtime for one remote's entry script. Unlike the original `init`, the `init`
 * of this runtime does not replace the shell's federation instance.
 */
function createRemoteRuntime(): object {
  const { bundlerRuntime, runtime, ...otherExports } = bundlerPackage;
  const init: typeof createInstance = (options) => {
    const existingInstance = getInstance((instance) => instance.options.name === options.name);
    if (!existingInstance) return createInstance(options);
    existingInstance.initOptions(options);
    return existingInstance;
  };
  return {
    ...otherExports,
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  };
}

/**
 * Runtime plugin that publishes the federation runtime under the global names that the entry
 * scripts of remotes read. Module Federation's option `provideExternalRuntime` would bundle the
 * whole runtime into the shell's script a second time, as CommonJS.
 */
// oxlint-disable-next-line import/no-default-export -- Module Federation takes a runtime plugin as default export
export default function provideRuntime(): { name: string } {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: providedRuntimeExports,
    [REMOTE_RUNTIME_GLOBAL]: createRemoteRuntime,
  });
  return { name: 'provide-runtime' };
}
