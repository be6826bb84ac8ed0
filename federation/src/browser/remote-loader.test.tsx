import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { CONTRACT_REVISION, CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { loadRemoteModule } from './remote-loader.ts';

/**
 * Simulates how a browser handles an inserted script, because jsdom loads no scripts: runs the
 * script, or reports a network failure or a hash mismatch. Returns the event to dispatch; null if
 * the script never arrives.
 */
type ScriptSimulation = (script: HTMLScriptElement) => 'load' | 'error' | null;

const scripts: HTMLScriptElement[] = [];
let simulateScript: ScriptSimulation;
let observer: MutationObserver;
let releaseCount = 0;

beforeEach(() => {
  scripts.length = 0;
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node);
      const event = simulateScript(node);
      if (event) node.dispatchEvent(new Event(event));
    }
  });
  observer.observe(document, { childList: true, subtree: true });
});

afterEach(() => observer.disconnect());

function createNextAssets(): ReleaseAssets {
  releaseCount += 1;
  const id = `r${releaseCount}`;
  return {
    name: 'mf-test',
    id,
    container: `mf_test__${id}`,
    base: `http://localhost/_releases/mf-test/builds/${id}/web/`,
    entry: 'remoteEntry.js',
    entryIntegrity: `sha384-${id.padEnd(64, 'A')}`,
  };
}

/** Defines the container of a release, as its entry script does in a browser. */
function defineContainer(container: string, exports: object = {}): 'load' {
  const module = { name: 'mf-test', contract: CONTRACT_VERSION, from: container };
  Object.assign(globalThis, {
    [container]: { get: async () => () => ({ default: module, ...exports }) },
  });
  return 'load';
}

const faultCases: readonly [string, (assets: ReleaseAssets) => ScriptSimulation][] = [
  ['fails to load', () => () => 'error'],
  // When the hash differs, a browser does not run the script and fires `error`.
  [
    'was tampered with',
    (assets) => (script) => (script.integrity === assets.entryIntegrity ? 'error' : 'load'),
  ],
  ['is the entry of another release', () => () => defineContainer('mf_test__other')],
];

describe('an entry script', () => {
  test.each(faultCases)('that %s is refused, and a retry succeeds', async (_name, fault) => {
    const assets = createNextAssets();
    simulateScript = fault(assets);
    await expect(loadRemoteModule(assets)).rejects.toMatchObject({
      name: 'RemoteLoadError',
      message: 'mf-test could not be loaded',
    });
    expect(scripts).toHaveLength(1);
    simulateScript = () => defineContainer(assets.container);
    await expect(loadRemoteModule(assets)).resolves.toMatchObject({ from: assets.container });
    expect(scripts).toHaveLength(2);
  });

  test('that does not arrive is refused after 20 s', async () => {
    jest.useFakeTimers();
    try {
      simulateScript = () => null;
      const pendingFailure = loadRemoteModule(createNextAssets()).catch((error: unknown) => error);
      await jest.advanceTimersByTimeAsync(20_000);
      expect(await pendingFailure).toMatchObject({
        cause: { message: expect.stringContaining('took too long') },
      });
    } finally {
      jest.useRealTimers();
    }
  });

  test('is requested once, with its hash and without credentials, and leaves no element', async () => {
    const assets = createNextAssets();
    simulateScript = () => defineContainer(assets.container);
    await Promise.all([loadRemoteModule(assets), loadRemoteModule(assets)]);
    expect(scripts.map(({ src }) => src)).toEqual([assets.base + assets.entry]);
    expect(scripts[0]?.integrity).toBe(assets.entryIntegrity);
    expect(scripts[0]?.crossOrigin).toBe('anonymous');
    expect(document.querySelector('script')).toBeNull();
  });

  test('is not requested without a hash', async () => {
    const assets = createNextAssets();
    simulateScript = () => defineContainer(assets.container);
    const assetsWithoutHash = { ...assets, entryIntegrity: '' as ReleaseAssets['entryIntegrity'] };
    await expect(loadRemoteModule(assetsWithoutHash)).rejects.toMatchObject({
      name: 'RemoteLoadError',
    });
    expect(scripts).toEqual([]);
  });
});

describe('a container', () => {
  test('whose chunk failed is asked again, without its entry script', async () => {
    const assets = createNextAssets();
    simulateScript = () => {
      Object.assign(globalThis, {
        [assets.container]: { get: () => Promise.reject(new Error('network')) },
      });
      return 'load';
    };
    const failure: unknown = await loadRemoteModule(assets).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(RemoteLoadError);
    expect(failure).toMatchObject({ cause: { message: 'network' } });
    defineContainer(assets.container);
    await expect(loadRemoteModule(assets)).resolves.toMatchObject({ from: assets.container });
    expect(scripts).toHaveLength(1);
  });

  test.each([
    ['no module', undefined, /exposes no .\/remote/],
    ['another contract', { contract: 99 }, /contract is 99, this shell hosts/],
    ['a later revision', { revision: CONTRACT_REVISION + 1 }, /is needed, this shell hosts/],
    ['another remote', { name: 'mf-else' }, /is mf-else, not mf-test/],
  ])('with %s is refused', async (_name, change, message) => {
    const assets = createNextAssets();
    const module = { name: 'mf-test', contract: CONTRACT_VERSION, ...change };
    simulateScript = () => defineContainer(assets.container, { default: change && module });
    await expect(loadRemoteModule(assets)).rejects.toMatchObject({
      message: 'mf-test could not be loaded',
      cause: { message: expect.stringMatching(message) },
    });
  });
});
