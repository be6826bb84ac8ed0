import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readConfig } from '#server/config.ts';
import { contentFiles, hayStory } from '#test/content-files.ts';
import { startManagedApp, type ManagedApp } from '#test/managed-app.ts';
import { createStoryText } from '#test/open-store.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { EXIT_CODES, runContent } from './run-content.ts';

let localFolder: TemporaryFolder;
let space: ManagedApp;
let lines: string[];

beforeEach(async () => {
  localFolder = await createTemporaryFolder();
  await localFolder.write(contentFiles);
  space = await startManagedApp({});
});
afterEach(async () => {
  await space.close();
  await localFolder.remove();
});

/** Runs the command with a content folder, by default against the space of this test. */
async function content(
  text: string,
  { folder = localFolder.path, url = space.url, token = 'management' } = {},
): Promise<number> {
  lines = [];
  return runContent({
    arguments: text.split(' '),
    config: readConfig({ CONTENT_DIR: join(folder, 'content'), DATA_DIR: join(folder, 'data') }),
    environment: {
      CONTENT_SYNC_TOKEN: token,
      CONTENT_SYNC_SPACE_ID: 100_001,
      CONTENT_SYNC_REGION: 'eu',
      CONTENT_SYNC_URL: url,
      CONTENT_ASSET_HOST: 'a.storyblok.com',
    },
    printLine: (line) => lines.push(line),
    signal: new AbortController().signal,
  });
}

const getReportedText = () => lines.join('\n');
const getRemoteStory = (slug: string) => {
  const foundStory = space.store.space.storyByFullSlug.get(slug);
  if (!foundStory) throw new Error(`no story ${slug}`);
  return foundStory;
};
const readContentFile = (folder: TemporaryFolder, name: string) =>
  readFile(join(folder.path, 'content', name), 'utf8');

/** Changes the headline of a story in the space, as an editor would do. */
async function editStory(slug: string, headline: string): Promise<void> {
  const { id, draft } = getRemoteStory(slug);
  const response = await fetch(`${space.url}/v1/spaces/100001/stories/${id}`, {
    method: 'PUT',
    headers: { authorization: 'management', 'content-type': 'application/json' },
    body: JSON.stringify({ story: { content: { ...draft.content, headline } }, publish: 1 }),
  });
  expect(response.status).toBe(200);
}

describe('push', () => {
  test('sends components, data sources, files and stories once', async () => {
    expect(await content('push')).toBe(EXIT_CODES.done);
    expect(space.store.problems).toEqual([]);
    expect(getRemoteStory('artikel/heu').published?.content).toMatchObject({
      headline: 'Heu',
      columns: '3',
      author: getRemoteStory('autoren/anna').uuid,
      body: [
        {
          component: 'kasten',
          more: { linktype: 'story', id: getRemoteStory('autoren/anna').uuid },
        },
      ],
    });
    expect(getRemoteStory('_start/').isStartpage).toBe(true);
    expect(space.store.space.components.map(({ name }) => name)).toEqual(['article', 'kasten']);
    expect(space.store.space.datasources[0]?.data.entries).toEqual({ A: '1', B: '2' });
    expect(space.files.get('hof.vtt')).toBeDefined();
    expect(await content('push')).toBe(EXIT_CODES.done);
    expect(getReportedText()).not.toMatch(/ new| changed|CONFLICT/u);
    expect(getReportedText()).toContain('stories      3 same');
  });

  test('--dry-run reports everything and changes nothing', async () => {
    expect(await content('push --dry-run')).toBe(EXIT_CODES.done);
    expect(getReportedText()).toMatch(/stories +artikel\/heu +new/u);
    expect(space.store.space.stories).toEqual([]);
    expect(space.store.space.components).toEqual([]);
  });

  test('sends local changes and keeps changes of the space', async () => {
    await content('push');
    await localFolder.write({
      'content/artikel/heu.yaml': hayStory.replace('headline: Heu', 'headline: H2'),
    });
    await editStory('autoren/anna', 'Anna dort');
    expect(await content('push')).toBe(EXIT_CODES.done);
    expect(getReportedText()).toMatch(/artikel\/heu +changed: headline/u);
    expect(getReportedText()).toMatch(/autoren\/anna +newer on the other side/u);
    expect(getRemoteStory('artikel/heu').published?.content['headline']).toBe('H2');
    expect(getRemoteStory('autoren/anna').published?.content['headline']).toBe('Anna dort');
  });

  test('transfers the position of a story in both directions', async () => {
    await content('push');
    await localFolder.write({ 'content/artikel/heu.yaml': `position: 30\n${hayStory}` });
    expect(await content('push')).toBe(EXIT_CODES.done);
    expect(getReportedText()).toMatch(/artikel\/heu +changed: position/u);
    expect(getRemoteStory('artikel/heu').published?.position).toBe(30);
    const otherFolder = await createTemporaryFolder();
    await otherFolder.write({ 'content/leer.txt': '' });
    expect(await content('pull', { folder: otherFolder.path })).toBe(EXIT_CODES.done);
    const text = await readContentFile(otherFolder, 'artikel/heu.yaml');
    await otherFolder.remove();
    expect(text).toContain('position: 30');
    expect(text).toMatch(/^created: .+$/mu);
    expect(text).toMatch(/^first_published: .+$/mu);
  });

  test('reports a change on both sides as a conflict until it is resolved', async () => {
    await content('push');
    await localFolder.write({
      'content/artikel/heu.yaml': hayStory.replace('headline: Heu', 'headline: Hier'),
    });
    await editStory('artikel/heu', 'Dort');
    expect(await content('push')).toBe(EXIT_CODES.conflicts);
    expect(getReportedText()).toMatch(/artikel\/heu +CONFLICT: headline/u);
    expect(getRemoteStory('artikel/heu').published?.content['headline']).toBe('Dort');
    expect(await content('push --force')).toBe(EXIT_CODES.done);
    expect(getRemoteStory('artikel/heu').published?.content['headline']).toBe('Hier');
  });

  test('unpublishes in the space and sends drafts as drafts', async () => {
    await content('push');
    const unpublishedStory = hayStory.replace('2026-01-02 09:00', 'false');
    await localFolder.write({
      'content/artikel/heu.yaml': unpublishedStory,
      'content/autoren/anna.draft.yaml': 'content: { component: article, headline: Entwurf }\n',
    });
    expect(await content('push')).toBe(EXIT_CODES.done);
    expect(getRemoteStory('artikel/heu').published).toBeUndefined();
    expect(getRemoteStory('autoren/anna').published?.content['headline']).toBe('Anna');
    expect(getRemoteStory('autoren/anna').draft.content['headline']).toBe('Entwurf');
    await content('push');
    expect(getReportedText()).toContain('stories      3 same');
  });

  test('--prefix sends and checks only stories below it', async () => {
    await localFolder.write({
      'content/artikel/neu/kaputt.yaml': 'name: [',
      'content/thema/tiere.yaml': createStoryText('component: article\nheadline: Tiere'),
    });
    expect(await content('push --prefix artikel/')).toBe(EXIT_CODES.failed);
    expect(await content('push --prefix thema/')).toBe(EXIT_CODES.done);
    expect(space.store.space.stories.map(({ fullSlug }) => fullSlug)).toEqual(['thema/tiere']);
    expect(space.store.space.folders.map(({ fullSlug }) => fullSlug)).toEqual(['thema']);
  });

  test('does not send broken files', async () => {
    await localFolder.write({ 'content/kaputt.yaml': 'name: [' });
    expect(await content('push')).toBe(EXIT_CODES.failed);
    expect(getReportedText()).toContain('kaputt.yaml:1');
    expect(space.store.space.stories).toEqual([]);
  });
});

describe('pull', () => {
  let otherFolder: TemporaryFolder;
  beforeEach(async () => {
    await content('push');
    otherFolder = await createTemporaryFolder();
    await otherFolder.write({ 'content/leer.txt': '' });
  });
  afterEach(() => otherFolder.remove());

  test('fills an empty folder from the space in the local file format', async () => {
    expect(await content('pull', { folder: otherFolder.path })).toBe(EXIT_CODES.done);
    const text = await readContentFile(otherFolder, 'artikel/heu.yaml');
    expect(text).toContain('author: !story autoren/anna');
    expect(text).toMatch(/hero: !datei/u);
    expect(await readContentFile(otherFolder, '_assets/hof.vtt')).toBe('WEBVTT\n');
    expect(await content('check', { folder: otherFolder.path })).toBe(EXIT_CODES.done);
    expect(await content('pull', { folder: otherFolder.path })).toBe(EXIT_CODES.done);
    expect(getReportedText()).toContain('stories      3 same');
    // A push right after the pull must find nothing to send.
    expect(await content('push', { folder: otherFolder.path })).toBe(EXIT_CODES.done);
    expect(getReportedText()).toContain('stories      3 same');
  });

  test('writes only what changed in the space and keeps the formatting of the rest', async () => {
    await editStory('autoren/anna', 'Anna dort');
    expect(await content('pull')).toBe(EXIT_CODES.done);
    expect(await readContentFile(localFolder, 'autoren/anna.yaml')).toContain(
      'headline: Anna dort',
    );
    expect(await readContentFile(localFolder, 'artikel/heu.yaml')).toBe(hayStory);
  });

  test('reports a change on both sides as a conflict, also without saved state', async () => {
    await localFolder.write({
      'content/artikel/heu.yaml': hayStory.replace('headline: Heu', 'headline: Hier'),
    });
    await editStory('artikel/heu', 'Dort');
    expect(await content('pull')).toBe(EXIT_CODES.conflicts);
    expect(await readContentFile(localFolder, 'artikel/heu.yaml')).toContain('headline: Hier');
    await localFolder.remove('data');
    expect(await content('pull --dry-run')).toBe(EXIT_CODES.conflicts);
    expect(await content('pull --force --prefix artikel/')).toBe(EXIT_CODES.done);
    expect(await readContentFile(localFolder, 'artikel/heu.yaml')).toContain('headline: Dort');
  });
});

describe('check', () => {
  test('reports problems by line, and whether the story is hidden', async () => {
    const text = createStoryText('component: article\nheadlines: Heu\nheadline: x\ncolumns: viele');
    await localFolder.write({ 'content/artikel/zeilen.yaml': text });
    expect(await content('check')).toBe(EXIT_CODES.failed);
    const reportedLines = lines.filter((line) => line.startsWith('artikel/zeilen.yaml'));
    expect(reportedLines).toEqual([
      expect.stringMatching(/:\d+: note: article has no field "headlines"$/u),
      expect.stringMatching(/columns: expected a number \(not shown until corrected\)$/u),
    ]);
  });

  test('says what to do about invalid YAML', async () => {
    await localFolder.write({ 'content/artikel/doppelpunkt.yaml': 'name: Heu: gut\n' });
    await content('check');
    expect(getReportedText()).toContain('put a text that contains a colon in quotes');
  });

  test('reports redirects from published stories, not from drafts', async () => {
    await localFolder.write({
      'content/entwurf.yaml': createStoryText('component: article').replace(
        '2026-01-02 09:00',
        'false',
      ),
      'content/_redirects.yaml': createStoryText(`component: redirects
entries:
  - { component: redirect, from: /Artikel/Heu/, to: !link story:autoren/anna }
  - { component: redirect, from: /entwurf, to: !link story:autoren/anna }`),
    });
    expect(await content('check')).toBe(EXIT_CODES.failed);
    const foundStory = lines.filter((line) => line.includes('the redirect is unused'));
    expect(foundStory).toEqual([expect.stringContaining('"/artikel/heu" is a published story')]);
  });

  test('reports missing picture texts as advice that does not fail the check', async () => {
    const hero = '!bild { name: felder-morgen-herbst-1, alt: Felder }';
    await localFolder.write({
      'content/artikel/bild.yaml': createStoryText(
        `component: article\nheadline: Bild\nhero: ${hero}`,
      ),
    });
    expect(await content('check')).toBe(EXIT_CODES.done);
    expect(getReportedText()).toMatch(
      /artikel\/bild\.yaml:\d+: advice: hero: picture "felder-morgen-herbst-1\.jpg" has no credit/u,
    );
    expect(getReportedText()).toContain(' 0 problems');
  });
});

describe('access', () => {
  test.each([
    ['a wrong token', { token: 'falsch' }, /401/u],
    ['nobody there', { url: 'http://127.0.0.1:9' }, /space/u],
  ])('reports %s clearly', async (_what, setting, message) => {
    expect(await content('push', setting)).toBe(EXIT_CODES.noAccess);
    expect(getReportedText()).toMatch(message);
  });

  test.each(['fetch', 'push everything', 'push --only pictures', 'push --hard'])(
    'rejects "%s" with a usage message',
    async (call) => expect(await content(call)).toBe(EXIT_CODES.usageError),
  );
});
