import { partsOfUnknown } from './unknown-block.block.server.ts';

const raw = (component: string, fields: object) => ({ _uid: 'u', component, ...fields });
const link = { fieldtype: 'multilink', linktype: 'url', url: 'https://hof.example' };
const image = { fieldtype: 'asset', filename: '//a.storyblok.com/f/1/10x10/a/b.jpg' };
const names = (component: string, fields: object) =>
  partsOfUnknown(raw(component, fields)).map((part) => part.component);

test('headline, lead, picture, blocks and link, in this order', () => {
  const inside = { _uid: 'i', component: 'fremd' };
  const fields = {
    label: 'Mehr',
    link,
    columns: [null, inside],
    image,
    intro: 'Anriss.',
    title: 'T',
  };
  expect(names('section', fields)).toEqual([
    'article_section',
    'rich_text',
    'image',
    'fremd',
    'rich_text',
  ]);
});

test('a button is a link, not a headline', () => {
  const [only, ...others] = partsOfUnknown(raw('button', { title: 'Zum Hof', link }));
  expect(others).toEqual([]);
  expect(only).toMatchObject({
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
])('of %s nothing is shown', (component) =>
  expect(names(component, { title: 'Titel', image, text: 'Ein Text.' })).toEqual([]),
);

test.each(['adventure', 'address', 'metal', 'leads', 'loading'])(
  '%s is no advertising',
  (component) => expect(names(component, { title: 'Titel' })).toEqual(['article_section']),
);

test('translations of a field are not shown beside it', () =>
  expect(names('text_block', { text: 'Ein Text.', text__i18n_en: 'A text.' })).toEqual([
    'rich_text',
  ]));

test.each([null, undefined, [], {}, [null, 7, 'x'], { fieldtype: 'multilink' }, { plugin: 'x' }])(
  'fields that hold %p show nothing',
  (value) => expect(names('fremd', { a: value, text: value, title: value })).toEqual([]),
);
