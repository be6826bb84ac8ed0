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
 * Lays the federation runtime where remotes that are built with `externalRuntime` look for it.
 * Module Federation's own switch for this (`provideExternalRuntime`) brings the runtime into the
 * shell's script a second time, as CommonJS and whole.
 */
// oxlint-disable-next-line import/no-default-export -- Module Federation takes a runtime plugin as default export
export default function provideRuntime(): { name: string } {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: providedRuntime });
  return { name: 'provide-runtime' };
}
