import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createManagementApiClient } from '@storyblok/management-api-client';
import StoryblokClient from 'storyblok-js-client';
import { startManagedApp, type ManagedApp } from '#test/managed-app.ts';
import { createStoryText } from '#test/open-store.ts';

// Uses `any`, because the tests compare single fields of the responses.
// oxlint-disable-next-line typescript/no-explicit-any
type UncheckedJson = any;

let managedApp: ManagedApp;
let client: StoryblokClient;

beforeEach(async () => {
  managedApp = await startManagedApp({
    'artikel/heu.yaml': `# von Hand\n${createStoryText('component: article\nheadline: Heu')}`,
    '_components/article.yaml': 'schema: { headline: { type: text } }\n',
  });
  client = new StoryblokClient({ oauthToken: 'management', rateLimit: 0 }, `${managedApp.url}/v1`);
});
afterEach(() => managedApp.close());

const fetchStories = async (query: object = {}): Promise<UncheckedJson[]> =>
  (await client.get('spaces/100001/stories', query)).data.stories;
const published = async (slug: string): Promise<UncheckedJson> =>
  (await managedApp.app.inject(`/v2/cdn/stories/${slug}?token=public&cv=1`)).json();
const readContentFile = (file: string) => readFile(join(managedApp.folder.path, file), 'utf8');

describe('stories', () => {
  test('are listed without content and read with it, including folders', async () => {
    const listedStories = await fetchStories();
    expect(listedStories.map(({ full_slug: slug, is_folder: folder }) => [slug, folder])).toEqual([
      ['artikel', true],
      ['artikel/heu', false],
    ]);
    expect(listedStories[1].content).toBeUndefined();
    const { data } = await client.get(`spaces/100001/stories/${listedStories[1].id}`, {});
    expect(data.story).toMatchObject({ content: { headline: 'Heu' }, published: true });
    expect(await fetchStories({ story_only: 1, starts_with: 'nichts' })).toEqual([]);
  });

  test('are created as drafts, published, changed, unpublished, moved and deleted', async () => {
    const folder = (await fetchStories({ folder_only: 1 }))[0];
    const content = { component: 'article', headline: 'Stroh', _uid: 'u1' };
    const { data } = (await client.post('spaces/100001/stories', {
      story: { name: 'Stroh', slug: 'stroh', parent_id: folder.id, content },
    } as never)) as UncheckedJson;
    const { id, uuid } = data.story;
    expect(await published('artikel/stroh')).toEqual(['This record could not be found']);

    await client.get(`spaces/100001/stories/${id}/publish`, {});
    expect((await published('artikel/stroh')).story.content).toMatchObject(content);

    const change = { story: { content: { ...content, headline: 'Neu' } } };
    await client.put(`spaces/100001/stories/${id}`, change as never);
    expect((await published('artikel/stroh')).story.content.headline).toBe('Stroh');
    expect((await client.get(`spaces/100001/stories/${id}`)).data.story).toMatchObject({
      unpublished_changes: true,
      content: { headline: 'Neu' },
    });
    await client.put(`spaces/100001/stories/${id}`, { ...change, publish: 1 } as never);
    expect((await published('artikel/stroh')).story.content.headline).toBe('Neu');

    await client.put(`spaces/100001/stories/${id}`, { story: { slug: 'halm' } } as never);
    expect((await published('artikel/halm')).story.uuid).toBe(uuid);

    await client.get(`spaces/100001/stories/${id}/unpublish`, {});
    expect(await published('artikel/halm')).toEqual(['This record could not be found']);
    await client.delete(`spaces/100001/stories/${id}`, {} as never);
    expect(await fetchStories({ story_only: 1 })).toHaveLength(1);
  });

  test("keep the author's formatting where the content is unchanged", async () => {
    const [hayStory] = await fetchStories({ story_only: 1 });
    const { data } = await client.get(`spaces/100001/stories/${hayStory.id}`, {});
    const { content } = data.story;
    await client.put(`spaces/100001/stories/${hayStory.id}`, {
      story: { content },
      publish: 1,
    } as never);
    expect(await readContentFile('artikel/heu.yaml')).toContain('# von Hand');
  });

  test.each([
    [{ name: 'X', slug: 'Große Worte' }, 422],
    [{ name: 'X', slug: 'x', parent_id: 4 }, 422],
    [{ name: 'X', slug: 'artikel', content: { headline: 'ohne component' } }, 422],
    [{ name: '', slug: 'x' }, 422],
  ])('rejects %j with the reason', async (body, status) => {
    const failed = client.post('spaces/100001/stories', { story: body } as never);
    await expect(failed).rejects.toMatchObject({ status });
  });

  test('runs two changes one after the other', async () => {
    const createTestStory = (slug: string) =>
      client.post('spaces/100001/stories', {
        story: { name: slug, slug, content: { component: 'article' } },
      } as never);
    await Promise.all([createTestStory('a'), createTestStory('b'), createTestStory('c')]);
    expect(await fetchStories({ story_only: 1 })).toHaveLength(4);
    await expect(createTestStory('a')).rejects.toMatchObject({ status: 422 });
  });
});

test('rejects requests without the token and for another space', async () => {
  const unauthorizedClient = new StoryblokClient({ oauthToken: 'falsch' }, `${managedApp.url}/v1`);
  await expect(unauthorizedClient.get('spaces/100001/stories')).rejects.toMatchObject({
    status: 401,
  });
  await expect(client.get('spaces/5/stories')).rejects.toMatchObject({ status: 404 });
});

describe('works with the other official client', () => {
  const createOfficialClient = () =>
    createManagementApiClient({
      personalAccessToken: 'management',
      spaceId: 100_001,
      baseUrl: managedApp.url,
      rateLimit: false,
    });

  test('creates, changes and deletes components with groups', async () => {
    const { components, componentFolders } = createOfficialClient();
    const group = await componentFolders.create({
      body: { component_group: { name: 'Inhalt' } } as never,
    });
    const { uuid } = (group.data as UncheckedJson).component_group;
    const field = { type: 'bloks', component_group_whitelist: [uuid], pos: 1 };
    const body = {
      component: { name: 'seite', component_group_uuid: uuid, schema: { body: field } },
    };
    const createdComponent = (await components.create({ body: body as never }))
      .data as UncheckedJson;
    expect(createdComponent.component).toMatchObject({ name: 'seite', component_group_uuid: uuid });
    expect(createdComponent.component.schema.body.component_group_whitelist).toEqual([uuid]);
    expect(await readContentFile('_components/seite.yaml')).toContain('- Inhalt');
    const schema = { ...createdComponent.component.schema, kopf: { type: 'custom', pos: -1 } };
    await components.update(createdComponent.component.id, {
      body: { component: { schema } } as never,
    });
    expect(await readContentFile('_components/seite.yaml')).toMatch(/kopf[\s\S]*body/u);
    await components.delete(createdComponent.component.id);
    expect(((await components.list()).data as UncheckedJson).components).toHaveLength(1);
  });

  test('returns an uploaded file unchanged', async () => {
    const { assets } = createOfficialClient();
    const bytes = new Blob([new Uint8Array([1, 2, 3])]);
    const asset = (await assets.create({
      body: { short_filename: 'Mein Film.mp4', title: 'Ein Film' } as never,
      file: bytes,
    })) as UncheckedJson;
    expect(asset).toMatchObject({ title: 'Ein Film', short_filename: 'mein-film.mp4' });
    const path = new URL(asset.filename).pathname;
    const response = await fetch(managedApp.url + path);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
    await assets.delete(asset.id);
    expect((await fetch(managedApp.url + path)).status).toBe(404);
  });

  test('rejects an unsigned form and one signed for another file', async () => {
    const signedUpload = (
      (await createOfficialClient().assets.signResponseObject({
        query: { filename: 'a.mp4' } as never,
      })) as UncheckedJson
    ).data;
    const sendUploadForm = (fields: object) => {
      const form = new FormData();
      for (const [key, value] of Object.entries({ ...signedUpload.fields, ...fields })) {
        form.append(key, String(value));
      }
      form.append('file', new File(['x'], 'a.mp4'));
      return fetch(signedUpload.post_url, { method: 'POST', body: form });
    };
    expect((await sendUploadForm({ key: '100001/b.mp4' })).status).toBe(403);
    expect((await sendUploadForm({ 'x-amz-signature': '00' })).status).toBe(403);
    const unsentUploadResponse = await createOfficialClient().assets.finalize(signedUpload.id);
    expect(unsentUploadResponse.response.status).toBe(422);
    expect((await sendUploadForm({})).status).toBe(204);
  });

  test('creates data sources with entries', async () => {
    const { datasources, datasourceEntries, post, put } = createOfficialClient();
    const createdComponent = (await datasources.create({
      body: { datasource: { name: 'Länder', slug: 'laender' } } as never,
    })) as UncheckedJson;
    const { id } = createdComponent.data.datasource;
    const url = '/v1/spaces/100001/datasource_entries';
    await post(url, { body: { datasource_entry: { datasource_id: id, name: 'A', value: '1' } } });
    const fetchEntries = async (): Promise<UncheckedJson> =>
      ((await datasourceEntries.list({ query: { datasource_id: id } as never })) as UncheckedJson)
        .data.datasource_entries;
    const [entry] = await fetchEntries();
    await put(`${url}/${entry.id}`, { body: { datasource_entry: { name: 'A', value: '2' } } });
    expect(await fetchEntries()).toMatchObject([{ name: 'A', value: '2' }]);
  });
});
