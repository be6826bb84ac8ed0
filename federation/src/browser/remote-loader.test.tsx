import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CONTRACT_REVISION, CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';

interface Plugin {
  createScript(options: { url: string }): HTMLScriptElement;
}

interface FederationHost {
  registerPlugins(plugins: Plugin[]): void;
  registerRemotes(remotes: object[]): void;
  loadRemote(id: string): Promise<unknown>;
}

const host = {
  registerPlugins: jest.fn<FederationHost['registerPlugins']>(),
  registerRemotes: jest.fn<FederationHost['registerRemotes']>(),
  loadRemote: jest.fn<FederationHost['loadRemote']>(),
};
let currentHost: typeof host | null = host;

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => currentHost,
}));

function createAssets(id: string): ReleaseAssets {
  return {
    name: 'mf-test',
    id,
    container: `mf_test__${id}`,
    base: `/releases/mf-test/builds/${id}/web/`,
    entry: 'remoteEntry.js',
    entryIntegrity: `sha384-${id.padEnd(64, 'A')}`,
  };
}

/**
 * Returns the module that a release's container exposes. The field `from` contains the
 * release label, so that tests can tell releases apart.
 */
function createModule(releaseLabel: string) {
  return { name: 'mf-test', contract: CONTRACT_VERSION, from: releaseLabel };
}

/** Imports a fresh copy of the loader, as a page load does. */
async function importFreshLoader() {
  jest.resetModules();
  return await import('#browser/remote-loader.ts');
}

beforeEach(() => {
  currentHost = host;
  jest.resetAllMocks();
  host.loadRemote.mockImplementation(async (id) => ({ default: createModule(id) }));
});

describe('loadRemoteModule', () => {
  test('loads each release once, from the address that the page names', async () => {
    const { loadRemoteModule } = await importFreshLoader();
    const loadedModules = await Promise.all([
      loadRemoteModule(createAssets('aa')),
      loadRemoteModule(createAssets('aa')),
    ]);
    expect(loadedModules).toEqual([
      createModule('mf_test__aa/remote'),
      createModule('mf_test__aa/remote'),
    ]);
    expect(host.loadRemote).toHaveBeenCalledTimes(1);
    expect(host.registerRemotes).toHaveBeenCalledWith([
      {
        name: 'mf_test__aa',
        entryGlobalName: 'mf_test__aa',
        type: 'global',
        entry: '/releases/mf-test/builds/aa/web/remoteEntry.js',
      },
    ]);
  });

  test('sets the integrity of every entry script and refuses scripts without a hash', async () => {
    const { loadRemoteModule } = await importFreshLoader();
    await loadRemoteModule(createAssets('aa'));
    await loadRemoteModule(createAssets('bb'));
    expect(host.registerPlugins).toHaveBeenCalledTimes(1);
    const plugin = host.registerPlugins.mock.calls[0]?.[0][0];
    const url = '/releases/mf-test/builds/bb/web/remoteEntry.js';
    const script = plugin?.createScript({ url });
    expect(script?.getAttribute('src')).toBe(url);
    expect(script?.integrity).toBe(createAssets('bb').entryIntegrity);
    expect(script?.crossOrigin).toBe('anonymous');
    expect(() => plugin?.createScript({ url: '/else.js' })).toThrow('No integrity known');
  });

  test('rejects with the remote’s name and retries on the next call', async () => {
    const { loadRemoteModule } = await importFreshLoader();
    const { RemoteLoadError } = await import('#browser/remote-load-error.ts');
    host.loadRemote.mockRejectedValueOnce(new Error('network'));
    const failure: unknown = await loadRemoteModule(createAssets('aa')).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(RemoteLoadError);
    expect(failure).toMatchObject({
      message: 'mf-test could not be loaded',
      cause: { message: 'network' },
    });
    await expect(loadRemoteModule(createAssets('aa'))).resolves.toEqual(
      createModule('mf_test__aa/remote'),
    );
  });

  test('rejects when the page has no host or the container no module', async () => {
    const { loadRemoteModule } = await importFreshLoader();
    currentHost = null;
    await expect(loadRemoteModule(createAssets('aa'))).rejects.toMatchObject({
      message: 'mf-test could not be loaded',
    });
    currentHost = host;
    host.loadRemote.mockResolvedValueOnce(null);
    await expect(loadRemoteModule(createAssets('aa'))).rejects.toMatchObject({
      cause: { message: expect.stringContaining('exposes no ./remote') },
    });
  });

  test.each([
    ['another contract', { contract: 99 }, /contract is 99, this shell hosts/],
    ['a later revision', { revision: CONTRACT_REVISION + 1 }, /is needed, this shell hosts/],
    ['another remote', { name: 'mf-else' }, /is mf-else, not mf-test/],
  ])('rejects %s', async (_name, change, message) => {
    const { loadRemoteModule } = await importFreshLoader();
    host.loadRemote.mockResolvedValueOnce({ default: { ...createModule('x'), ...change } });
    await expect(loadRemoteModule(createAssets('aa'))).rejects.toMatchObject({
      message: 'mf-test could not be loaded',
      cause: { message: expect.stringMatching(message) },
    });
  });
});
