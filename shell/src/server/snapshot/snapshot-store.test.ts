import type { LiveRelease } from './snapshot.ts';
import { SnapshotStore } from './snapshot-store.ts';

const release = (name: string, id: string) =>
  ({ name, id, routes: [], blocks: {}, slots: {} }) as unknown as LiveRelease;

function createStore(): SnapshotStore {
  const snapshots = new SnapshotStore('shell', ['mf-a', 'mf-b', 'mf-c'], () => {});
  for (const name of ['mf-a', 'mf-b', 'mf-c']) snapshots.setLiveRelease(release(name, 'alt'));
  return snapshots;
}

const getReleaseIds = (snapshots: SnapshotStore, bucket: number | null) =>
  [...snapshots.selectSnapshot(bucket).releases.values()].map(({ id }) => id).join(' ');

test('shows a canary to its share of buckets only', () => {
  const snapshots = createStore();
  snapshots.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 10, flip: 'f' });
  const servedIds = Array.from({ length: 100 }, (_, bucket) => getReleaseIds(snapshots, bucket));
  expect(servedIds.filter((ids) => ids === 'alt neu alt')).toHaveLength(10);
  expect(servedIds[9]).toBe('alt neu alt');
  expect(servedIds[10]).toBe('alt alt alt');
  expect(getReleaseIds(snapshots, null)).toBe('alt alt alt');
});

test('nests simultaneous canaries', () => {
  const snapshots = createStore();
  snapshots.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 5, flip: 'f' });
  snapshots.acceptCanary('mf-a', { release: release('mf-a', 'neu'), share: 50, flip: 'f' });
  expect(getReleaseIds(snapshots, 4)).toBe('neu neu alt');
  expect(getReleaseIds(snapshots, 5)).toBe('neu alt alt');
  expect(getReleaseIds(snapshots, 50)).toBe('alt alt alt');
});

test('drops the combination of an ended canary, so that its tabs reload', () => {
  const snapshots = createStore();
  const previousCombination = snapshots.current.combination;
  snapshots.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 10, flip: 'f' });
  const canaryCombination = snapshots.selectSnapshot(0).combination;
  expect(canaryCombination).not.toBe(previousCombination);
  expect(snapshots.find(canaryCombination)).toBeDefined();
  snapshots.acceptCanary('mf-b', null);
  expect(snapshots.find(canaryCombination)).toBeUndefined();
  expect(snapshots.find(previousCombination)).toBe(snapshots.current);
});

test('keeps the combination of a canary that became live', () => {
  const snapshots = createStore();
  const canary = release('mf-b', 'neu');
  snapshots.acceptCanary('mf-b', { release: canary, share: 10, flip: 'f' });
  const canaryCombination = snapshots.selectSnapshot(0).combination;
  snapshots.setLiveRelease(canary);
  snapshots.acceptCanary('mf-b', null);
  expect(snapshots.find(canaryCombination)).toBe(snapshots.current);
});

test('holds the combination of a preview without showing it to others', () => {
  const snapshots = createStore();
  const preview = snapshots.createPreviewSnapshot([release('mf-c', 'entwurf')]);
  expect(preview.releases.get('mf-c')?.id).toBe('entwurf');
  expect(getReleaseIds(snapshots, null)).toBe('alt alt alt');
  expect(snapshots.find(preview.combination)).toBe(preview);
});

test('does not displace combinations of readers by previews', () => {
  const snapshots = createStore();
  const previousCombination = snapshots.current.combination;
  snapshots.setLiveRelease(release('mf-a', 'neu'));
  for (let save = 0; save < 40; save += 1)
    snapshots.createPreviewSnapshot([release('mf-c', `entwurf ${save}`)]);
  expect(snapshots.find(previousCombination)).toBeDefined();
  expect(snapshots.find(snapshots.current.combination)).toBe(snapshots.current);
  const draftReleases = [...snapshots.listReleasesInUse()].filter(({ id }) =>
    id.startsWith('entwurf'),
  );
  expect(draftReleases).toHaveLength(16);
});

test('drops all combinations of a withdrawn release until the next one', () => {
  const snapshots = createStore();
  const previousCombination = snapshots.current.combination;
  snapshots.withdraw('mf-b');
  expect(snapshots.isWithdrawn('mf-b')).toBe(true);
  expect([...snapshots.current.releases.keys()]).toEqual(['mf-a', 'mf-c']);
  expect(snapshots.find(previousCombination)).toBeUndefined();
  expect(snapshots.find(snapshots.current.combination)).toBe(snapshots.current);
  snapshots.setLiveRelease(release('mf-b', 'alt'));
  expect(snapshots.isWithdrawn('mf-b')).toBe(false);
  expect(snapshots.current.combination).toBe(previousCombination);
});

test('forgets the withdrawal of a removed remote', () => {
  const snapshots = createStore();
  snapshots.withdraw('mf-b');
  snapshots.setRemotes(['mf-a', 'mf-c']);
  expect(snapshots.isWithdrawn('mf-b')).toBe(false);
});

test('adds and removes remotes', () => {
  const snapshots = createStore();
  snapshots.setRemotes(['mf-a', 'mf-c', 'mf-d']);
  snapshots.setLiveRelease(release('mf-d', 'erste'));
  expect([...snapshots.current.releases.keys()]).toEqual(['mf-a', 'mf-c', 'mf-d']);
});

test('lists the combinations of documents: the live one and one for each canary', () => {
  const snapshots = createStore();
  const previousCombination = snapshots.current.combination;
  snapshots.setLiveRelease(release('mf-a', 'neu'));
  expect([...snapshots.documentCombinations]).toEqual([snapshots.current.combination]);
  expect(snapshots.find(previousCombination)).toBeDefined();
  snapshots.acceptCanary('mf-b', { release: release('mf-b', 'neu'), share: 10, flip: 'f' });
  expect([...snapshots.documentCombinations]).toEqual([
    snapshots.current.combination,
    snapshots.selectSnapshot(0).combination,
  ]);
});
