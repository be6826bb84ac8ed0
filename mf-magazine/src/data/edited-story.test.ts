import { startFakeContentService } from '#samples/fake-content-service.ts';
import type { FakeContentService } from '#samples/fake-content-service.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { story, uuid } from '#samples/story-records.ts';
import { parseRelatedLinks } from '#blocks/related-links/related-links.block.server.ts';
import { readLinkField } from './read-link-field.ts';
import { loadContentPage } from '#pages/content-page/content-page.loader.server.ts';

let service: FakeContentService;
beforeAll(async () => {
  service = await startFakeContentService([
    story('impressum', { component: 'page', headline: 'Gespeichert' }, { id: 7 }),
    story('artikel/heu', { component: 'article' }, { uuid: uuid(1) }),
    story('artikel/stroh', { component: 'article' }, { uuid: uuid(2) }),
  ]);
});
afterAll(() => service.close());

async function readHeadline(fields: object) {
  const context = createLoadContext(service.endpoint, { path: '/impressum', ...fields });
  const page = await loadContentPage(context);
  if (page.kind !== 'page') throw new Error(page.kind);
  const model = page.parts?.['head']?.model as { readonly headline: string } | undefined;
  return model?.headline;
}
const createEditedStory = (id: unknown) => ({
  id,
  content: { component: 'page', headline: 'Getippt' },
});

test('shows the unsaved content in a preview', async () => {
  const preview = { contentVersion: 'draft' };
  expect(await readHeadline({ ...preview, editedStory: createEditedStory(7) })).toBe('Getippt');
  expect(await readHeadline({ ...preview, editedStory: createEditedStory('7') })).toBe('Getippt');
});

test.each([createEditedStory(8), { id: 7 }, { id: 7, content: 'x' }, null, 'x'])(
  'ignores the edited story %j',
  async (editedStory) => {
    expect(await readHeadline({ contentVersion: 'draft', editedStory })).toBe('Gespeichert');
  },
);

test('ignores the edited story for readers', async () => {
  expect(await readHeadline({ editedStory: createEditedStory(7) })).toBe('Gespeichert');
});

/**
 * Links as the visual editor sends them. They contain the uuid and the stored URL of the linked
 * story, but not the story itself.
 */
const richText = {
  component: 'rich_text',
  _uid: 'r',
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [
          {
            type: 'text',
            text: 'Heu',
            marks: [{ type: 'link', attrs: { linktype: 'story', uuid: uuid(1), href: '/alt' } }],
          },
        ],
      },
    ],
  },
};
const links = {
  component: 'related_links',
  _uid: 'l',
  links: [2, 3].map((number) => ({
    component: 'related_link',
    _uid: `l${number}`,
    label: `Nummer ${number}`,
    link: { fieldtype: 'multilink', linktype: 'story', id: uuid(number), cached_url: 'alt' },
  })),
};

async function getBody(fields: object) {
  const content = { component: 'page', headline: 'Getippt', body: [richText, links] };
  const editedStory = { id: 7, content };
  const context = createLoadContext(service.endpoint, {
    path: '/impressum',
    editedStory,
    ...fields,
  });
  const page = await loadContentPage(context);
  return page.kind === 'page' ? (page.regions?.['body'] ?? []) : [];
}

test('resolves links to stories in unsaved content, and removes links to missing stories', async () => {
  const [text, relatedLinks] = await getBody({ contentVersion: 'draft' });
  const parsedLinks = relatedLinks && parseRelatedLinks(relatedLinks);
  expect(parsedLinks?.ok && parsedLinks.model.links.map(({ href }) => href)).toEqual([
    '/artikel/stroh',
  ]);
  const [linkMark] = Object(text?.['text']).content[0].content[0].marks;
  expect(readLinkField(linkMark.attrs)).toBe('/artikel/heu');
  expect(richText.text.content[0]?.content[0]?.marks[0]?.attrs).not.toHaveProperty('story');
});

test('shows unsaved content without story links when they cannot be read', async () => {
  service.intercept = (url, response) => {
    if (!url.searchParams.has('by_uuids_ordered')) return false;
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":"x"}');
    return true;
  };
  expect(await getBody({ contentVersion: 'draft' })).toHaveLength(2);
  service.intercept = undefined;
});
