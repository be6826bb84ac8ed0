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

const listTexts = (fields: object) =>
  expandUnknownBlock(createRawBlock('fremd', fields)).map((part) => {
    const document = part['text'] as {
      content: { content: { text: string; marks?: object[] }[] }[];
    };
    const [node] = document.content[0]?.content ?? [];
    return [node?.text, (node?.marks ?? []).length > 0 ? 'link' : 'text'];
  });

test('keeps short texts, but no names of options', () =>
  expect(
    listTexts({
      price: '12 Euro',
      season: 'Herbst',
      size: 'Extra groß',
      backgroundColor: 'Dunkles Grün',
      mode: 'compact',
      code: 'XL',
    }),
  ).toEqual([
    ['12 Euro', 'text'],
    ['Herbst', 'text'],
  ]));

test('keeps all links with their labels, names or addresses', () => {
  const story = { full_slug: 'hofladen', name: 'Hofladen' };
  const mail = { fieldtype: 'multilink', linktype: 'email', email: 'info@hof.example' };
  expect(
    listTexts({
      link_text: 'Zum Hof',
      first: link,
      second: { fieldtype: 'multilink', linktype: 'story', story },
      third: mail,
      fourth: { ...link, url: 'https://hof.example/anfahrt' },
    }),
  ).toEqual([
    ['Zum Hof', 'link'],
    ['Hofladen', 'link'],
    ['info@hof.example', 'link'],
    ['hof.example/anfahrt', 'link'],
  ]);
});

test('shows a long text beside a link as text', () => {
  const text = 'Ein langer Absatz. '.repeat(8).trim();
  expect(listTexts({ text, link })).toEqual([
    [text, 'text'],
    ['hof.example', 'link'],
  ]);
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
