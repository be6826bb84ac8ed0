import type { LiveRelease } from './snapshot.ts';
import { SnapshotStore } from './snapshot-store.ts';

const release = (name: string, id: string) =>
  ({ name, id, routes: [], blocks: {}, slots: {} }) as unknown as LiveRelease;

function store(): SnapshotStore {
  const made = new SnapshotStore('shell', ['mf-a', 'mf-b', 'mf-c'], () => {});
  for (const name of ['mf-a', 'mf-b', 'mf-c']) made.accept(release(name, 'alt'));
  return made;
}

const idsFor = (made: SnapshotStore, bucket: number | null) =>
  [...made.forBucket(bucket).releases.values()].map(({ id }) => id).join(' ');

test('a canary is for its share only, and for nobody without a bucket', () => {
  const made = store();
  made.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 10, flip: 'f' });
  const served = Array.from({ length: 100 }, (_, bucket) => idsFor(made, bucket));
  expect(served.filter((ids) => ids === 'alt neu alt')).toHaveLength(10);
  expect(served[9]).toBe('alt neu alt');
  expect(served[10]).toBe('alt alt alt');
  expect(idsFor(made, null)).toBe('alt alt alt');
});

test('canaries at the same time are nested', () => {
  const made = store();
  made.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 5, flip: 'f' });
  made.acceptCanary('mf-a', { release: release('mf-a', 'neu'), share: 50, flip: 'f' });
  expect(idsFor(made, 4)).toBe('neu neu alt');
  expect(idsFor(made, 5)).toBe('neu alt alt');
  expect(idsFor(made, 50)).toBe('alt alt alt');
});

test('combinations differ, and tabs of a canary that ended are told to load anew', () => {
  const made = store();
  const before = made.current.combination;
  made.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 10, flip: 'f' });
  const trial = made.forBucket(0).combination;
  expect(trial).not.toBe(before);
  expect(made.held(trial)).toBeDefined();
  made.acceptCanary('mf-b', null);
  expect(made.held(trial)).toBeUndefined();
  expect(made.held(before)).toBe(made.current);
});

test('tabs of a canary that became live go on', () => {
  const made = store();
  const canary = release('mf-b', 'neu');
  made.acceptCanary('mf-b', { release: canary, share: 10, flip: 'f' });
  const trial = made.forBucket(0).combination;
  made.accept(canary);
  made.acceptCanary('mf-b', null);
  expect(made.held(trial)).toBe(made.current);
});

test('a preview is seen by who asks for it and held for its navigations', () => {
  const made = store();
  const preview = made.preview([release('mf-c', 'entwurf')]);
  expect(preview.releases.get('mf-c')?.id).toBe('entwurf');
  expect(idsFor(made, null)).toBe('alt alt alt');
  expect(made.held(preview.combination)).toBe(preview);
});

test('previews, however many, take nothing from open tabs of readers', () => {
  const made = store();
  const before = made.current.combination;
  made.accept(release('mf-a', 'neu'));
  for (let save = 0; save < 40; save += 1) made.preview([release('mf-c', `entwurf ${save}`)]);
  expect(made.held(before)).toBeDefined();
  expect(made.held(made.current.combination)).toBe(made.current);
  const held = [...made.releasesHeld()].filter(({ id }) => id.startsWith('entwurf'));
  expect(held).toHaveLength(16);
});

test('remotes come and go', () => {
  const made = store();
  made.setRemotes(['mf-a', 'mf-c', 'mf-d']);
  made.accept(release('mf-d', 'erste'));
  expect([...made.current.releases.keys()]).toEqual(['mf-a', 'mf-c', 'mf-d']);
});
