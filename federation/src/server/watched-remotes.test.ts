import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createReleaseWatcher } from '#server/release-watcher.ts';
import { RecordingLog } from '#testing/recording-log.ts';
import { makeRelease } from '#testing/release-factory.ts';
import type { WatchedSite } from '#testing/watched-site.ts';
import { watchedSite } from '#testing/watched-site.ts';

let site: WatchedSite;

beforeEach(async () => {
  site = await watchedSite({ pollMs: 10 });
});

afterEach(async () => await site.close());

async function until(condition: () => boolean): Promise<void> {
  for (const end = Date.now() + 5000; !condition(); await pause(5)) {
    if (Date.now() > end) throw new Error('the awaited state never came');
  }
}

/** A second remote below the same origin. */
function putOther(sequence: number): { readonly name: string; readonly origin: string } {
  const made = makeRelease({ remote: 'mf-other', id: `o${sequence}`, sequence }, site.keys);
  for (const [path, content] of made.files) site.origin.lay(`/mf-other/${path}`, content);
  return { name: 'mf-other', origin: new URL('/mf-other/', site.address).href };
}

describe('remotes that come and go', () => {
  test('a new one is polled at once, the others keep what they hold', async () => {
    site.offer({ id: 'aa', sequence: 1 });
    await site.watcher.start(5000);
    const other = putOther(1);
    site.watcher.setRemotes([other, { name: 'mf-test', origin: site.address }]);
    expect(site.watcher.status().map(({ name }) => name)).toEqual(['mf-other', 'mf-test']);
    expect(site.watcher.status()[1]).toMatchObject({ state: 'live', id: 'aa' });
    await until(() => site.watcher.status()[0]?.state === 'live');
    expect(site.ids()).toEqual(['aa', 'o1']);
  });

  test('one that is gone is asked for no more, and takes no push', async () => {
    const latest = site.offer({ id: 'aa', sequence: 1 });
    await site.watcher.start(5000);
    site.watcher.setRemotes([putOther(1)]);
    await until(() => site.watcher.status()[0]?.state === 'live');
    const asked = () => site.origin.requests.filter((path) => path === 'builds/latest.json').length;
    const before = asked();
    const looks = () => site.origin.requests.length;
    const end = looks() + 5;
    await until(() => looks() > end);
    expect(asked()).toBe(before);
    await expect(site.watcher.push('mf-test', latest)).resolves.toMatchObject({ taken: false });
    await expect(site.watcher.open('mf-test', 'aa')).rejects.toThrow('no remote mf-test');
  });

  test('one that goes while it is loaded is not accepted afterwards', async () => {
    const { promise: gone, resolve: go } = Promise.withResolvers<void>();
    site.offer({ id: 'aa', sequence: 1 });
    site.origin.fail('builds/aa/node/remote.cjs', { kind: 'late', until: gone });
    void site.watcher.start(0);
    await until(() => site.origin.requests.some((path) => path.endsWith('.cjs')));
    site.watcher.setRemotes([]);
    go();
    await site.watcher.stop();
    expect(site.ids()).toEqual([]);
  });

  test('one that moves to another origin is loaded from there', async () => {
    site.offer({ id: 'aa', sequence: 1 });
    await site.watcher.start(5000);
    const made = site.make({ id: 'bb', sequence: 2 });
    for (const [path, content] of made.files) site.origin.lay(`/moved/${path}`, content);
    const moved = { name: 'mf-test', origin: new URL('/moved/', site.address).href };
    site.watcher.setRemotes([moved]);
    await until(() => site.status().id === 'bb');
    expect(site.accepted.at(-1)?.base).toContain('/moved/builds/bb/');
  });
});

test('several shells at one origin all follow, those that were pushed to first', async () => {
  site.offer({ id: 'aa', sequence: 1 });
  const shells = Array.from({ length: 4 }, () =>
    createReleaseWatcher({
      remotes: [{ name: 'mf-test', origin: site.address }],
      modules: {},
      trustedKeys: [site.keys.publicKey],
      pollMs: 10,
      timeoutMs: 3000,
      log: new RecordingLog(),
      accept: async () => {},
    }),
  );
  await Promise.all(shells.map((shell) => shell.start(5000)));
  for (let sequence = 2; sequence <= 6; sequence += 1) {
    const latest = site.offer({ id: `r${sequence}`, sequence });
    await shells[0]?.push('mf-test', latest);
    expect(shells[0]?.status()[0]).toMatchObject({ state: 'live', sequence });
    await until(() => shells.every((shell) => shell.status()[0]?.sequence === sequence));
  }
  expect(shells.map((shell) => shell.status()[0]?.state)).toEqual(['live', 'live', 'live', 'live']);
  await Promise.all(shells.map((shell) => shell.stop()));
});
