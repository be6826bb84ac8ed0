import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { init } from '@module-federation/enhanced/runtime';
import { CONTRACT_VERSION } from '@gruenland/shared-contracts/remote.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import { loadRemoteModule } from './remote-loader.ts';

/**
 * Simulates how a browser handles an inserted script, because jsdom loads no scripts: runs the
 * script, or reports a network failure or a hash mismatch. Returns the event to dispatch.
 */
type ScriptSimulation = (script: HTMLScriptElement) => 'load' | 'error';

const scripts: HTMLScriptElement[] = [];
let simulateScript: ScriptSimulation;
let observer: MutationObserver;
let releaseCount = 0;

init({ name: 'shell', remotes: [] });

beforeEach(() => {
  scripts.length = 0;
  observer = new MutationObserver((records) => {
    for (const node of records.flatMap((record) => [...record.addedNodes])) {
      if (!(node instanceof HTMLScriptElement)) continue;
      scripts.push(node);
      node.dispatchEvent(new Event(simulateScript(node)));
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
function defineContainer(container: string): 'load' {
  const module = { name: 'mf-test', contract: CONTRACT_VERSION, from: container };
  Object.assign(globalThis, {
    [container]: { init: () => {}, get: async () => () => ({ default: module }) },
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
    const scriptCount = scripts.length;
    expect(scriptCount).toBeGreaterThan(0);
    simulateScript = () => defineContainer(assets.container);
    await expect(loadRemoteModule(assets)).resolves.toMatchObject({ from: assets.container });
    expect(scripts.length).toBeGreaterThan(scriptCount);
  });

  test('is requested once, with its hash and without credentials', async () => {
    const assets = createNextAssets();
    simulateScript = () => defineContainer(assets.container);
    await Promise.all([loadRemoteModule(assets), loadRemoteModule(assets)]);
    expect(scripts.map(({ src }) => src)).toEqual([assets.base + assets.entry]);
    expect(scripts[0]?.integrity).toBe(assets.entryIntegrity);
    expect(scripts[0]?.crossOrigin).toBe('anonymous');
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
