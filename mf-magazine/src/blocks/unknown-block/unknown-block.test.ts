import { expandUnknownBlock } from './unknown-block.block.server.ts';

const createRawBlock = (component: string, fields: object) => ({ _uid: 'u', component, ...fields });
const link = { fieldtype: 'multilink', linktype: 'url', url: 'https://hof.example' };
const image = { fieldtype: 'asset', filename: '//a.storyblok.com/f/1/10x10/a/b.jpg' };
const listExpandedNames = (component: string, fields: object) =>
  expandUnknownBlock(createRawBlock(component, fields)).map((part) => part.component);

test('expands to headline, lead, picture, blocks and link, in this order', () => {
  const nestedBlock = { _uid: 'i', component: 'fremd' };
  const fields = {
    label: 'Mehr',
    link,
    columns: [null, nestedBlock],
    image,
    intro: 'Anriss.',
    title: 'T',
  };
  expect(listExpandedNames('section', fields)).toEqual([
    'article_section',
    'rich_text',
    'image',
    'fremd',
    'rich_text',
  ]);
});

test('treats a button as a link, not as a headline', () => {
  const [firstBlock, ...otherBlocks] = expandUnknownBlock(
    createRawBlock('button', { title: 'Zum Hof', link }),
  );
  expect(otherBlocks).toEqual([]);
  expect(firstBlock).toMatchObject({
    component: 'rich_text',
    text: { content: [{ content: [{ text: 'Zum Hof', marks: [{ type: 'link', attrs: link }] }] }] },
  });
});

test.each([
  'ad_slot',
  'googleAds',
  'advertisement',
  'seo',
  'html-embed',
  'pageSettings',
  'latest_ads',
])('shows nothing of %s', (component) =>
  expect(listExpandedNames(component, { title: 'Titel', image, text: 'Ein Text.' })).toEqual([]),
);

test.each(['adventure', 'address', 'metal', 'leads', 'loading'])(
  'does not treat %s as advertising',
  (component) =>
    expect(listExpandedNames(component, { title: 'Titel' })).toEqual(['article_section']),
);

test('leaves out translations of a field', () =>
  expect(listExpandedNames('text_block', { text: 'Ein Text.', text__i18n_en: 'A text.' })).toEqual([
    'rich_text',
  ]));

test.each([null, undefined, [], {}, [null, 7, 'x'], { fieldtype: 'multilink' }, { plugin: 'x' }])(
  'shows nothing of fields that contain %p',
  (value) =>
    expect(listExpandedNames('fremd', { a: value, text: value, title: value })).toEqual([]),
);
