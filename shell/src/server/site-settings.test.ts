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
  expect((await source.current(snapshot, createContext('draft'))).title).toBe('draft');
  expect((await source.current(snapshot, createContext('published'))).title).toBe('published');
});

test('keeps the previous settings when reading fails', async () => {
  const source = new SiteSettingsSource(log);
  const failingSnapshot = createSnapshot(() => Promise.reject(new Error('down')));
  expect(await source.current(failingSnapshot, createContext('published'))).toEqual(
    DEFAULT_SETTINGS,
  );
});

test('waits for the first read only, even if it failed', async () => {
  const source = new SiteSettingsSource(log);
  await source.current(
    createSnapshot(() => Promise.reject(new Error('down'))),
    createContext('published'),
  );
  const hangingSnapshot = createSnapshot(() => new Promise(() => {}));
  expect(await source.current(hangingSnapshot, createContext('published'))).toEqual(
    DEFAULT_SETTINGS,
  );
});
