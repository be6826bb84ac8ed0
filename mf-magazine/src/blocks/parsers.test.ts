import fc from 'fast-check';
import { paragraph } from '#samples/story-content.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { uuid } from '#samples/story-records.ts';
import { parseArticleSection } from './article-section/article-section.block.server.ts';
import { GRID_ITEMS } from './grid/grid.ts';
import { parseGrid } from './grid/grid.block.server.ts';
import { parseImage } from './image/image.block.server.ts';
import { parseInfoBox } from './info-box/info-box.block.server.ts';
import { parseInterviewTurn } from './interview/interview.block.server.ts';
import { parseLatestArticles } from './latest-articles/latest-articles.block.server.ts';
import { parseMarketAnalysis } from './market-analysis/market-analysis.block.server.ts';
import { parseNewsSliderHero } from './news-slider-hero/news-slider-hero.block.server.ts';
import { parseRelatedLinks } from './related-links/related-links.block.server.ts';
import { parseRichText } from './rich-text/rich-text.block.server.ts';
import { parseTestimonial } from './testimonial/testimonial.block.server.ts';

const text = { type: 'doc', content: [paragraph('Heu')] };
const emptyText = { type: 'doc', content: [{ type: 'paragraph' }] };
const filename = 'https://a.storyblok.com/f/1/300x200/abc/kuh.jpg';

const parsers = {
  article_section: parseArticleSection,
  grid: parseGrid,
  image: parseImage,
  info_box: parseInfoBox,
  interview_question: parseInterviewTurn,
  latest_articles: parseLatestArticles,
  market_analysis: parseMarketAnalysis,
  news_slider_hero: parseNewsSliderHero,
  related_links: parseRelatedLinks,
  rich_text: parseRichText,
  testimonial: parseTestimonial,
};

describe('all parsers', () => {
  const rejectingParsers = Object.entries(parsers).filter(([name]) => name !== 'latest_articles');

  test.each(rejectingParsers)('%s rejects an empty block and tells editors why', (name, parse) => {
    const result = parse({ _uid: 'u', component: name });
    expect(result).toEqual({ ok: false, problem: expect.stringMatching(/^[A-Z][^:]+\.$/) });
  });

  test('never throw, whatever the fields contain', () => {
    const names = ['text', 'image', 'rows', 'links', 'items', 'articles', 'quote', 'headline'];
    const otherFieldNames = [
      'columns',
      'count',
      'category',
      'title',
      'kind',
      'width',
      'portrait',
      'date',
    ];
    const fields = fc.dictionary(fc.constantFrom(...names, ...otherFieldNames), fc.anything());
    fc.assert(
      fc.property(fields, (input) => {
        for (const parse of Object.values(parsers)) {
          expect(typeof parse(createRawBlock(input)).ok).toBe('boolean');
        }
      }),
      { numRuns: 400 },
    );
  });
});

describe('article_section', () => {
  test('accepts a headline alone and a text alone', () => {
    expect(
      getModel(parseArticleSection(createRawBlock({ headline: 'H', text: emptyText }))),
    ).toEqual({
      headline: 'H',
      level: 2,
      text: undefined,
      anchor: undefined,
      hasDropCap: false,
    });
    expect(getModel(parseArticleSection(createRawBlock({ text })))).toMatchObject({
      headline: undefined,
    });
  });

  test.each([
    ['3', 3],
    [4, 4],
    [1, 2],
    ['h3', 2],
    [undefined, 2],
  ])('parses level %j as %d', (level, expected) => {
    expect(getModel(parseArticleSection(createRawBlock({ headline: 'H', level }))).level).toBe(
      expected,
    );
  });

  test('ignores an invalid anchor', () => {
    const parseWithAnchor = (anchor: unknown) =>
      getModel(parseArticleSection(createRawBlock({ headline: 'H', anchor })));
    expect(parseWithAnchor('oben').anchor).toBe('oben');
    expect(parseWithAnchor('"><script>').anchor).toBeUndefined();
  });
});

test('info_box: treats unknown kinds as info', () => {
  expect(
    getModel(parseInfoBox(createRawBlock({ text, kind: 'tipp', title: ' T ' }))),
  ).toMatchObject({
    kind: 'tipp',
    title: 'T',
  });
  expect(getModel(parseInfoBox(createRawBlock({ text, kind: 'geheim' }))).kind).toBe('info');
  expect(parseInfoBox(createRawBlock({ text: emptyText })).ok).toBe(false);
});

test('image: the width defaults to text', () => {
  expect(getModel(parseImage(createRawBlock({ image: { filename }, width: 'full' }))).width).toBe(
    'full',
  );
  expect(getModel(parseImage(createRawBlock({ image: { filename }, width: '' }))).width).toBe(
    'text',
  );
  expect(parseImage(createRawBlock({ image: { filename: '' } })).ok).toBe(false);
});

test('related_links: leaves out dead links and links without a label', () => {
  const liveLink = { linktype: 'url', url: '/a' };
  const deadLink = { linktype: 'story', id: uuid(1), cached_url: 'weg' };
  const links = [
    { component: 'related_link', label: 'A', link: liveLink, note: 'N' },
    { component: 'related_link', label: 'B', link: deadLink },
    { component: 'related_link', label: '', link: liveLink },
  ];
  expect(getModel(parseRelatedLinks(createRawBlock({ links })))).toEqual({
    title: 'Mehr zum Thema',
    links: [{ label: 'A', href: '/a', note: 'N' }],
  });
});

test.each([
  ['3', 3],
  ['0', 1],
  ['9', 4],
  ['zwei', 2],
  [undefined, 2],
])('grid: parses columns %j as %j', (columns, expected) => {
  const items = [{ component: 'image' }, { component: 'image' }];
  const model = getModel(parseGrid(createRawBlock({ columns, items })));
  expect(model.columns).toBe(expected);
  expect(model[GRID_ITEMS]).toHaveLength(2);
  expect(JSON.stringify(model)).not.toContain('image');
});

test('latest_articles: limits the count; all other fields are optional', () => {
  expect(getModel(parseLatestArticles(createRawBlock({})))).toEqual({
    title: undefined,
    count: 4,
    category: undefined,
    layout: 'list',
    excluded: [],
    deprioritized: [],
  });
  expect(getModel(parseLatestArticles(createRawBlock({ count: '99' }))).count).toBe(12);
  expect(getModel(parseLatestArticles(createRawBlock({ count: '-1' }))).count).toBe(3);
  expect(
    getModel(parseLatestArticles(createRawBlock({ category: 'kein-uuid' }))).category,
  ).toBeUndefined();
});

test('news_slider_hero: keeps six articles at most, without duplicates', () => {
  const articles = [1, 2, 2, 3, 4, 5, 6, 7].map(uuid);
  expect(getModel(parseNewsSliderHero(createRawBlock({ articles }))).articles).toEqual(
    [1, 2, 3, 4, 5, 6].map(uuid),
  );
});

test('testimonial: removes quotation marks that editors typed', () => {
  for (const quote of ['„Ja.“', '"Ja."', '»Ja.«', ' Ja. ']) {
    expect(getModel(parseTestimonial(createRawBlock({ quote, consent: true }))).quote).toBe('Ja.');
  }
  expect(parseTestimonial(createRawBlock({ quote: '„“', consent: true })).ok).toBe(false);
  // A quote without documented consent must be rejected.
  expect(parseTestimonial(createRawBlock({ quote: 'Ja.' })).ok).toBe(false);
});

describe('market_analysis', () => {
  const createRow = (fields: object) => ({
    component: 'market_row',
    commodity: 'Weizen',
    value: '220',
    ...fields,
  });

  test('computes the change and parses the history', () => {
    const { rows } = getModel(
      parseMarketAnalysis(
        createRawBlock({ rows: [createRow({ previous: '200', history: '190, x, 200, 220' })] }),
      ),
    );
    expect(rows).toEqual([
      {
        commodity: 'Weizen',
        unit: undefined,
        value: 220,
        previous: 200,
        change: 10,
        history: [190, 200, 220],
      },
    ]);
  });

  test('leaves out rows without name or price and computes no change from a previous price of 0', () => {
    const { rows } = getModel(
      parseMarketAnalysis(
        createRawBlock({
          rows: [
            createRow({ previous: '0' }),
            createRow({ value: 'viel' }),
            createRow({ commodity: '' }),
          ],
        }),
      ),
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.change).toBeUndefined();
  });
});
