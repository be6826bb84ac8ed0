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
import federation from '@module-federation/webpack-bundler-runtime';
// The shell has nothing to expose: its own copy of the runtime comes without this part.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { GUEST_RUNTIME } from '@gruenland/shared-contracts/dev-build-runtime.ts';

/** What the entry scripts of remotes take from the shell: what `@module-federation/runtime` imports. */
export const providedRuntime: Readonly<Record<string, unknown>> = {
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
 * What a remote's entry finds in the place of a runtime for bundlers of its own, anew for each. Its
 * `init` leaves alone which instance is the shell's.
 */
function guestRuntime(): object {
  const { bundlerRuntime, runtime, ...others } = federation;
  const init: typeof createInstance = (options) => {
    const known = getInstance((instance) => instance.options.name === options.name);
    if (!known) return createInstance(options);
    known.initOptions(options);
    return known;
  };
  return {
    ...others,
    runtime: { ...runtime, init },
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  };
}

/**
 * Lays the federation runtime where remotes that are built with `externalRuntime` look for it.
 * Module Federation's own switch for this (`provideExternalRuntime`) brings the runtime into the
 * shell's script a second time, as CommonJS and whole.
 */
// oxlint-disable-next-line import/no-default-export -- Module Federation takes a runtime plugin as default export
export default function provideRuntime(): { name: string } {
  Object.assign(globalThis, {
    _FEDERATION_RUNTIME_CORE: providedRuntime,
    [GUEST_RUNTIME]: guestRuntime,
  });
  return { name: 'provide-runtime' };
}
