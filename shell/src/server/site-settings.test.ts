import { jest } from '@jest/globals';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { DEFAULT_SETTINGS, SiteSettingsSource } from './site-settings.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const createContext = (contentVersion: 'draft' | 'published') => () =>
  ({ contentVersion }) as LoadContext;

function createSnapshot(
  loader: (context: LoadContext) => Promise<Partial<SiteSettings>>,
): Snapshot {
  return { releases: new Map([['mf-magazine', { site: { loader } }]]) } as unknown as Snapshot;
}

test('does not keep settings of drafts', async () => {
  const source = new SiteSettingsSource(log);
  const snapshot = createSnapshot(async ({ contentVersion }) => ({ title: contentVersion }));
  expect((await source.getSettings(snapshot, snapshot, createContext('draft'))).title).toBe(
    'draft',
  );
  expect((await source.getSettings(snapshot, snapshot, createContext('published'))).title).toBe(
    'published',
  );
});

test('keeps the previous settings when reading fails', async () => {
  const source = new SiteSettingsSource(log, 100, 0);
  let isFailing = false;
  const snapshot = createSnapshot(async () => {
    if (isFailing) throw new Error('down');
    return { title: 'live' };
  });
  await source.getSettings(snapshot, snapshot, createContext('published'));
  isFailing = true;
  for (let count = 0; count < 2; count += 1)
    expect((await source.getSettings(snapshot, snapshot, createContext('published'))).title).toBe(
      'live',
    );
});

describe('front finding F1: the settings of a page come from the releases of its request', () => {
  const createLoader = (title: string) => jest.fn(async () => ({ title }));
  const loadForever = () => new Promise<Partial<SiteSettings>>(() => {});
  const getTitle = async (source: SiteSettingsSource, snapshot: Snapshot, live = snapshot) =>
    (await source.getSettings(snapshot, live, createContext('published'))).title;

  test('a preview, canary or dev build never changes the live pages', async () => {
    const source = new SiteSettingsSource(log);
    const live = createSnapshot(createLoader('live'));
    const preview = createSnapshot(createLoader('preview'));
    for (let count = 0; count < 3; count += 1) {
      expect(await getTitle(source, live)).toBe('live');
      expect(await getTitle(source, preview, live)).toBe('preview');
    }
  });

  test('alternating releases do not read the settings again', async () => {
    const source = new SiteSettingsSource(log);
    const [liveLoader, canaryLoader] = [createLoader('live'), createLoader('canary')];
    const [live, canary] = [createSnapshot(liveLoader), createSnapshot(canaryLoader)];
    for (let count = 0; count < 5; count += 1) {
      await getTitle(source, live);
      await getTitle(source, canary, live);
    }
    expect(liveLoader).toHaveBeenCalledTimes(1);
    expect(canaryLoader).toHaveBeenCalledTimes(1);
  });

  test('a provider that hangs blocks nobody', async () => {
    const source = new SiteSettingsSource(log, 20);
    const hangingSnapshot = createSnapshot(loadForever);
    expect(await getTitle(source, hangingSnapshot)).toBe(DEFAULT_SETTINGS.title);
    expect(await getTitle(source, createSnapshot(createLoader('live')))).toBe('live');
  });

  test('a provider that hung once is asked again', async () => {
    let isHanging = true;
    const loader = jest.fn(async () => (isHanging ? loadForever() : { title: 'live' }));
    const source = new SiteSettingsSource(log, 20, 0);
    const snapshot = createSnapshot(loader);
    await getTitle(source, snapshot);
    isHanging = false;
    await getTitle(source, snapshot);
    await new Promise(setImmediate);
    expect(await getTitle(source, snapshot)).toBe('live');
  });

  test('a preview never becomes the start of other releases', async () => {
    const source = new SiteSettingsSource(log);
    const live = createSnapshot(() => Promise.reject(new Error('down')));
    await getTitle(source, createSnapshot(createLoader('preview')), live);
    expect(await getTitle(source, live)).toBe(DEFAULT_SETTINGS.title);
  });

  test('a new release starts with the settings of the one before', async () => {
    const source = new SiteSettingsSource(log);
    await getTitle(source, createSnapshot(createLoader('live')));
    const broken = createSnapshot(() => Promise.reject(new Error('down')));
    expect(await getTitle(source, broken)).toBe('live');
  });
});

test('waits for a new read after a change of content, and only once', async () => {
  const source = new SiteSettingsSource(log);
  let title = 'before';
  const snapshot = createSnapshot(async () => ({ title }));
  const readTitle = async () =>
    (await source.getSettings(snapshot, snapshot, createContext('published'))).title;
  expect(await readTitle()).toBe('before');
  title = 'after';
  expect(await readTitle()).toBe('before');
  source.invalidate();
  expect(await readTitle()).toBe('after');
  title = 'later';
  expect(await readTitle()).toBe('after');
});

test('reads again when content changes during a read', async () => {
  const source = new SiteSettingsSource(log);
  const { promise, resolve } = Promise.withResolvers<Partial<SiteSettings>>();
  const reads = [promise, Promise.resolve({ title: 'after' })];
  const snapshot = createSnapshot(async () => (await reads.shift()) ?? {});
  const page = source.getSettings(snapshot, snapshot, createContext('published'));
  source.invalidate();
  resolve({ title: 'before' });
  await page;
  expect((await source.getSettings(snapshot, snapshot, createContext('published'))).title).toBe(
    'after',
  );
});
