import { afterEach, describe, expect, test } from '@jest/globals';
import { openStore, createStoryText, type TestStore } from '#test/open-store.ts';
import { waitFor } from '#test/wait-for.ts';
import { getContentVersion, getVisibleVersion } from './space.ts';
import { watchFolder } from './watch-folder.ts';

let open: TestStore | undefined;

afterEach(async () => {
  await open?.folder.remove();
  open = undefined;
});

async function openTestStore(files: Readonly<Record<string, string>>): Promise<TestStore> {
  open = await openStore(files);
  return open;
}

const createPageText = (getDraftHeadline: string) =>
  createStoryText(`component: page\nheadline: ${getDraftHeadline}`);
const getDraftHeadline = ({ store }: TestStore, slug: string) =>
  store.space.storyByFullSlug.get(slug)?.draft.content['headline'];

describe('addresses', () => {
  test('derives paths, start pages and folders', async () => {
    const { store } = await openTestStore({
      'home.yaml': createPageText('Start'),
      '_settings.yaml': createStoryText('component: settings', 'startpage: true\n'),
      'thema/tiere/rinder.yaml': createPageText('Rinder'),
    });
    expect(store.space.stories.map(({ fullSlug }) => fullSlug)).toEqual([
      '_settings/',
      'home',
      'thema/tiere/rinder',
    ]);
    const folders = store.space.folders;
    expect(folders.map(({ fullSlug }) => fullSlug)).toEqual(['_settings', 'thema', 'thema/tiere']);
    const settings = store.space.storyByFullSlug.get('_settings/');
    expect(settings).toMatchObject({
      slug: '_settings',
      parentId: folders[0]?.id,
      isStartpage: true,
    });
    expect(store.space.storyByFullSlug.get('home')).toMatchObject({ parentId: 0, slug: 'home' });
    const cattleStory = store.space.storyByFullSlug.get('thema/tiere/rinder');
    expect(cattleStory).toMatchObject({ slug: 'rinder', parentId: folders[2]?.id });
  });

  test('relations have the uuid of the file, explicit or derived', async () => {
    const uuid = '11111111-1111-4111-8111-111111111111';
    const { store } = await openTestStore({
      'a.yaml': createStoryText('component: x\nto: [!story b, !story c]'),
      'b.yaml': createStoryText('component: x', `uuid: ${uuid}\n`),
      'c.yaml': createStoryText('component: x'),
    });
    const to = store.space.storyByFullSlug.get('a')?.draft.content['to'];
    expect(to).toEqual([uuid, store.space.storyByFullSlug.get('c')?.uuid]);
  });
});

describe('draft and published', () => {
  const at = (store: TestStore['store'], slug: string, draft: boolean, now = Date.now()) => {
    const record = store.space.storyByFullSlug.get(slug);
    return record && getVisibleVersion(record, draft, now)?.content['headline'];
  };

  test('a draft file changes only the draft and inherits missing keys', async () => {
    const { store } = await openTestStore({
      'a.yaml': createStoryText('component: page\nheadline: alt', 'tags: [x]\nposition: 4\n'),
      'a.draft.yaml': 'name: Neuer Name\ncontent:\n  component: page\n  headline: neu\n',
    });
    expect(at(store, 'a', false)).toBe('alt');
    expect(at(store, 'a', true)).toBe('neu');
    const record = store.space.storyByFullSlug.get('a');
    expect(record?.draft).toMatchObject({ name: 'Neuer Name', tags: ['x'], position: 4 });
    expect(record?.published?.name).toBe('Name');
  });

  test('handles unpublished stories: published false, or only a draft file', async () => {
    const { store } = await openTestStore({
      'a.yaml': 'name: A\npublished: false\ncontent: { component: page, headline: x }\n',
      'b.draft.yaml': 'content: { component: page, headline: y }\n',
    });
    for (const [slug, text] of [
      ['a', 'x'],
      ['b', 'y'],
    ] as const) {
      expect(at(store, slug, false)).toBeUndefined();
      expect(at(store, slug, true)).toBe(text);
      expect(store.space.storyByFullSlug.get(slug)?.publishedAt).toBeNull();
    }
  });

  test('publishes at a future time and then increases the version', async () => {
    const { store } = await openTestStore({
      'a.yaml': createPageText('x').replace('2026-01-02', '2126-01-02'),
    });
    const before = Date.now();
    const after = Date.parse('2126-01-03T00:00:00Z');
    expect(at(store, 'a', false, before)).toBeUndefined();
    expect(at(store, 'a', false, after)).toBe('x');
    expect(getContentVersion(store.space, after)).toBeGreaterThan(
      getContentVersion(store.space, before),
    );
  });
});

describe('broken files', () => {
  test('a broken file keeps its last good version and does not affect others', async () => {
    const testStore = await openTestStore({
      'a.yaml': createPageText('A'),
      'b.yaml': createPageText('B'),
    });
    await testStore.folder.write({ 'a.yaml': 'name: [', 'b.yaml': createPageText('B2') });
    expect(await testStore.store.refresh()).toBe(true);
    expect(getDraftHeadline(testStore, 'a')).toBe('A');
    expect(getDraftHeadline(testStore, 'b')).toBe('B2');
    expect(testStore.store.problems[0]).toMatchObject({
      file: 'a.yaml',
      line: 1,
      ignoredOlderFiles: true,
    });
    await testStore.folder.write({ 'a.yaml': createPageText('A3') });
    await testStore.store.refresh();
    expect(getDraftHeadline(testStore, 'a')).toBe('A3');
    expect(testStore.store.problems).toEqual([]);
  });

  test('leaves out a new broken file', async () => {
    const testStore = await openTestStore({ 'a.yaml': createPageText('A'), 'b.yaml': 'name: B' });
    expect(testStore.store.space.stories).toHaveLength(1);
    expect(testStore.store.problems).toContainEqual(expect.objectContaining({ file: 'b.yaml' }));
  });

  test('keeps the good version when a reference breaks; delivers it at start', async () => {
    const createLinkingPage = (slug: string, text: string) =>
      createStoryText(`component: test_block\nheadline: ${text}\nto: !story ${slug}`);
    const testStore = await openTestStore({
      'a.yaml': createLinkingPage('b', 'eins'),
      'b.yaml': createPageText('B'),
      'c.yaml': createLinkingPage('x', 'drei'),
    });
    expect(getDraftHeadline(testStore, 'c')).toBe('drei');
    const problem = { severity: 'missing', line: 6, message: 'there is no story "x"' };
    expect(testStore.store.problems).toEqual([
      expect.objectContaining({ file: 'c.yaml', ...problem }),
    ]);
    await testStore.folder.write({ 'a.yaml': createLinkingPage('x', 'zwei') });
    await testStore.store.refresh();
    expect(getDraftHeadline(testStore, 'a')).toBe('eins');
    await testStore.folder.write({ 'x.yaml': createPageText('X') });
    await testStore.store.refresh();
    expect(getDraftHeadline(testStore, 'a')).toBe('zwei');
    expect(testStore.store.problems).toEqual([]);
  });

  test('allows deleting a referenced story and reports the references', async () => {
    const testStore = await openTestStore({
      'a.yaml': createStoryText('component: test_block\nto: !story b'),
      'b.yaml': createPageText('B'),
    });
    await testStore.folder.remove('b.yaml');
    await testStore.store.refresh();
    expect(testStore.store.space.stories).toHaveLength(1);
    expect(testStore.store.problems).toEqual([
      expect.objectContaining({ ignoredOlderFiles: false }),
    ]);
    await testStore.folder.write({ 'a.yaml': '' });
    await testStore.store.refresh();
    expect(testStore.store.space.stories).toHaveLength(1);
  });

  test('tells the author how to keep the identity of a moved file without uuid', async () => {
    const { store, folder } = await openTestStore({ 'thema/a.yaml': createPageText('A') });
    const uuid = store.space.storyByFullSlug.get('thema/a')?.uuid ?? '';
    await folder.remove('thema/a.yaml');
    await folder.write({ 'thema/b.yaml': createPageText('A') });
    await store.refresh();
    expect(store.problems).toEqual([
      expect.objectContaining({
        file: 'thema/b.yaml',
        severity: 'warning',
        ignoredOlderFiles: false,
      }),
    ]);
    expect(store.problems[0]?.message).toContain(`uuid: ${uuid}`);
    await folder.write({ 'thema/b.yaml': `uuid: ${uuid}\n${createPageText('A')}` });
    await store.refresh();
    expect(store.problems).toEqual([]);
    expect(store.space.storyByUuid.get(uuid)?.fullSlug).toBe('thema/b');
  });

  test('rejects the second of two files with one uuid', async () => {
    const uuid = 'uuid: 11111111-1111-4111-8111-111111111111\n';
    const testStore = await openTestStore({
      'a.yaml': createStoryText('component: page', uuid),
      'b.yaml': createStoryText('component: page', uuid),
    });
    expect(testStore.store.space.stories.map(({ fullSlug }) => fullSlug)).toEqual(['a']);
    expect(testStore.store.problems[0]?.message).toBe('uuid already belongs to a.yaml');
  });

  test('reports files that are not text and invalid names', async () => {
    const testStore = await openTestStore({
      'a.yaml': createPageText('A'),
      'Größe.yaml': createPageText('B'),
    });
    await testStore.folder.write({ 'c.yaml': Buffer.from([0xff, 0xfe, 0x00]) });
    await testStore.store.refresh();
    expect(testStore.store.problems.map(({ file }) => file)).toEqual(['Größe.yaml', 'c.yaml']);
  });
});

describe('changes', () => {
  test('does nothing without changes, and increases the version with every change', async () => {
    const testStore = await openTestStore({ 'a.yaml': createPageText('A') });
    const initialSpace = testStore.store.space;
    expect(await testStore.store.refresh()).toBe(false);
    expect(testStore.store.space).toBe(initialSpace);
    await testStore.folder.write({ 'a.yaml': createPageText('B') });
    await testStore.store.refresh();
    expect(testStore.store.space.changedAtSeconds).toBeGreaterThan(initialSpace.changedAtSeconds);
  });

  const followFolder = ({ folder, store }: TestStore, rescanMs: number, failures: unknown[]) =>
    watchFolder({
      folder: folder.path,
      idleMs: 5,
      rescanMs,
      onChange: () => void store.refresh(),
      onError: (error) => failures.push(error),
    });

  test('follows files without a restart, also in new folders', async () => {
    const testStore = await openTestStore({ 'a.yaml': createPageText('A') });
    const failures: unknown[] = [];
    const stop = followFolder(testStore, 60_000, failures);
    try {
      await testStore.folder.write({ 'a.yaml': createPageText('Neu') });
      await waitFor(() => getDraftHeadline(testStore, 'a') === 'Neu');
      await testStore.folder.write({ 'artikel/neu/b.yaml': createPageText('B') });
      await waitFor(() => getDraftHeadline(testStore, 'artikel/neu/b') === 'B');
      await testStore.folder.remove('a.yaml');
      await waitFor(() => getDraftHeadline(testStore, 'a') === undefined);
      expect(failures).toEqual([]);
    } finally {
      stop();
    }
  });

  test('finds a folder that is created later', async () => {
    const testStore = await openTestStore({});
    await testStore.folder.remove();
    const stop = followFolder(testStore, 20, []);
    try {
      await testStore.folder.write({ 'a.yaml': createPageText('A') });
      await waitFor(() => getDraftHeadline(testStore, 'a') === 'A');
      expect(testStore.store.problems).toEqual([]);
    } finally {
      stop();
    }
  });
});

test('reads data sources from their own files', async () => {
  const { store } = await openTestStore({
    'laender.datasource.yaml': 'name: Länder\nentries: { Niedersachsen: ni, Zahl: 3 }\n',
    'kaputt.datasource.yaml': 'name: Kaputt\n',
  });
  expect(store.space.datasources).toEqual([
    expect.objectContaining({
      slug: 'laender',
      data: { name: 'Länder', entries: { Niedersachsen: 'ni', Zahl: '3' }, dimensions: {} },
    }),
  ]);
  expect(store.problems.map(({ file }) => file)).toEqual(['kaputt.datasource.yaml']);
});
