import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { DEFAULT_SETTINGS, SiteSettingsSource } from './site-settings.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const asking = (contentVersion: 'draft' | 'published') => () => ({ contentVersion }) as LoadContext;

function snapshotWith(load: (context: LoadContext) => Promise<Partial<SiteSettings>>): Snapshot {
  return { releases: new Map([['mf-magazine', { site: { load } }]]) } as unknown as Snapshot;
}

test('keeps drafts from everybody else', async () => {
  const source = new SiteSettingsSource(log);
  const snapshot = snapshotWith(async ({ contentVersion }) => ({ title: contentVersion }));
  expect((await source.current(snapshot, asking('draft'))).title).toBe('draft');
  expect((await source.current(snapshot, asking('published'))).title).toBe('published');
});

test('swallows a failure and keeps what it has', async () => {
  const source = new SiteSettingsSource(log);
  const failing = snapshotWith(() => Promise.reject(new Error('down')));
  expect(await source.current(failing, asking('published'))).toEqual(DEFAULT_SETTINGS);
});

test('waits for the first read only, even when that failed', async () => {
  const source = new SiteSettingsSource(log);
  await source.current(
    snapshotWith(() => Promise.reject(new Error('down'))),
    asking('published'),
  );
  const never = snapshotWith(() => new Promise(() => {}));
  expect(await source.current(never, asking('published'))).toEqual(DEFAULT_SETTINGS);
});
