import { expect, jest, test } from '@jest/globals';
import { REMOTE_RUNTIME_GLOBAL } from '@gruenland/shared-contracts/remote-runtime.ts';
import { provideSharedModules } from './remote-runtime.ts';
import type { ConsumesOptions, SharedModules } from './remote-runtime.ts';

interface ProvidedRuntime {
  readonly bundlerRuntime: { consumes(options: ConsumesOptions): void };
}

function getProvidedRuntime(): ProvidedRuntime {
  const globals = globalThis as unknown as Record<string, () => ProvidedRuntime>;
  const createRuntime = globals[REMOTE_RUNTIME_GLOBAL];
  if (!createRuntime) throw new Error('no runtime is provided');
  return createRuntime();
}

/** Loads a chunk like the entry script of a remote and returns the modules that it gets. */
async function loadChunk(
  sharedModules: SharedModules,
  modules: Readonly<Record<string, string>>,
  installedModules: Record<string, Promise<void>> = {},
) {
  provideSharedModules(sharedModules);
  const { bundlerRuntime } = getProvidedRuntime();
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    consumesLoadingData: {
      moduleIdToConsumeDataMapping: Object.fromEntries(
        Object.entries(modules).map(([id, shareKey]) => [id, { shareKey }]),
      ),
    },
  };
  const promises: Promise<void>[] = [];
  const chunkMapping = { page: Object.keys(modules) };
  bundlerRuntime.consumes({
    chunkId: 'page',
    chunkMapping,
    installedModules,
    promises,
    webpackRequire,
  });
  await Promise.all(promises);
  return Object.fromEntries(
    Object.entries(webpackRequire.m).map(([id, factory]) => {
      const module: { exports: unknown } = { exports: null };
      factory(module);
      return [id, module.exports];
    }),
  );
}

test('a remote gets the instances of the shell', async () => {
  const react = { useState: () => {} };
  const router = { useLocation: () => {} };
  const modules = await loadChunk(
    { react: async () => react, 'react-router': async () => router },
    { 17: 'react', 18: 'react-router' },
  );
  expect(modules['17']).toBe(react);
  expect(modules['18']).toBe(router);
});

test('a module is imported once for all chunks of a remote, and only if one needs it', async () => {
  const importReact = jest.fn(async () => ({}));
  const importRouter = jest.fn(async () => ({}));
  const sharedModules = { react: importReact, 'react-router': importRouter };
  const installedModules = {};
  await loadChunk(sharedModules, { 17: 'react' }, installedModules);
  await loadChunk(sharedModules, { 17: 'react' }, installedModules);
  expect(importReact).toHaveBeenCalledTimes(1);
  expect(importRouter).not.toHaveBeenCalled();
});

test('a chunk that needs an unknown module fails and can be loaded again', async () => {
  const installedModules = {};
  await expect(loadChunk({}, { 17: 'react' }, installedModules)).rejects.toThrow(
    'This shell does not share react',
  );
  const react = {};
  const modules = await loadChunk({ react: async () => react }, { 17: 'react' }, installedModules);
  expect(modules['17']).toBe(react);
});
