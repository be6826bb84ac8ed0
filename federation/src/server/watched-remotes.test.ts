import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import { makeRelease } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { startWatchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;

beforeEach(async () => {
  site = await startWatchedSite({ pollMs: 10 });
});

afterEach(async () => await site.close());

async function waitUntil(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 5000; !condition(); await pause(5)) {
    if (Date.now() > deadline) throw new Error('the expected state was not reached');
  }
}

/** Publishes a release of a second remote at the same origin. */
function publishOtherRemote(sequence: number): { readonly name: string; readonly origin: string } {
  const fixture = makeRelease({ remote: 'mf-other', id: `o${sequence}`, sequence }, site.keys);
  for (const [path, content] of fixture.files) site.origin.setFile(`/mf-other/${path}`, content);
  return { name: 'mf-other', origin: new URL('/mf-other/', site.originUrl).href };
}

describe('changing the remotes', () => {
  test('polls a new remote at once; the others keep their releases', async () => {
    site.publishRelease({ id: 'aa', sequence: 1 });
    await site.watcher.start(5000);
    const otherRemote = publishOtherRemote(1);
    site.watcher.setRemotes([otherRemote, { name: 'mf-test', origin: site.originUrl }]);
    expect(site.watcher.getStatuses().map(({ name }) => name)).toEqual(['mf-other', 'mf-test']);
    expect(site.watcher.getStatuses()[1]).toMatchObject({ state: 'live', id: 'aa' });
    await waitUntil(() => site.watcher.getStatuses()[0]?.state === 'live');
    expect(site.ids()).toEqual(['aa', 'o1']);
  });

  test('stops polling a removed remote and refuses its pushes', async () => {
    const latest = site.publishRelease({ id: 'aa', sequence: 1 });
    await site.watcher.start(5000);
    site.watcher.setRemotes([publishOtherRemote(1)]);
    await waitUntil(() => site.watcher.getStatuses()[0]?.state === 'live');
    const countLatestRequests = () =>
      site.origin.requests.filter((path) => path === 'builds/latest.json').length;
    const requestCountBefore = countLatestRequests();
    const countRequests = () => site.origin.requests.length;
    const minRequestCount = countRequests() + 5;
    await waitUntil(() => countRequests() > minRequestCount);
    expect(countLatestRequests()).toBe(requestCountBefore);
    await expect(site.watcher.push('mf-test', latest)).resolves.toMatchObject({ accepted: false });
    await expect(site.watcher.open('mf-test', 'aa')).rejects.toThrow('no remote mf-test');
  });

  test('does not accept a release of a remote that was removed while loading', async () => {
    const { promise: removalPromise, resolve: resolveRemoval } = Promise.withResolvers<void>();
    site.publishRelease({ id: 'aa', sequence: 1 });
    site.origin.respondWithFault('builds/aa/node/remote.cjs', {
      kind: 'late',
      until: removalPromise,
    });
    void site.watcher.start(0);
    await waitUntil(() => site.origin.requests.some((path) => path.endsWith('.cjs')));
    site.watcher.setRemotes([]);
    resolveRemoval();
    await site.watcher.stop();
    expect(site.ids()).toEqual([]);
  });

  test('loads a moved remote from its new origin', async () => {
    site.publishRelease({ id: 'aa', sequence: 1 });
    await site.watcher.start(5000);
    const fixture = site.make({ id: 'bb', sequence: 2 });
    for (const [path, content] of fixture.files) site.origin.setFile(`/moved/${path}`, content);
    const movedRemote = { name: 'mf-test', origin: new URL('/moved/', site.originUrl).href };
    site.watcher.setRemotes([movedRemote]);
    await waitUntil(() => site.status().id === 'bb');
    expect(site.accepted.at(-1)?.base).toContain('/moved/builds/bb/');
  });
});

test('several shells at one origin all update, the one with the push first', async () => {
  site.publishRelease({ id: 'aa', sequence: 1 });
  const shells = Array.from({ length: 4 }, () =>
    createReleaseWatcher({
      remotes: [{ name: 'mf-test', origin: site.originUrl }],
      modules: {},
      trustedKeys: [site.keys.publicKey],
      pollMs: 10,
      timeoutMs: 3000,
      log: new RecordingLog(),
      acceptRelease: async () => {},
    }),
  );
  await Promise.all(shells.map((shell) => shell.start(5000)));
  for (let sequence = 2; sequence <= 6; sequence += 1) {
    const latest = site.publishRelease({ id: `r${sequence}`, sequence });
    await shells[0]?.push('mf-test', latest);
    expect(shells[0]?.getStatuses()[0]).toMatchObject({ state: 'live', sequence });
    await waitUntil(() => shells.every((shell) => shell.getStatuses()[0]?.sequence === sequence));
  }
  expect(shells.map((shell) => shell.getStatuses()[0]?.state)).toEqual([
    'live',
    'live',
    'live',
    'live',
  ]);
  await Promise.all(shells.map((shell) => shell.stop()));
});
