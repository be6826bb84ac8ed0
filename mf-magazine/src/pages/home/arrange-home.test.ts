import { uuid } from '#samples/story-records.ts';
import { arrangeHome } from './arrange-home.ts';

const block = (component: string, fields: object = {}) => ({
  _uid: component,
  component,
  ...fields,
});
const shown = { large: [uuid(1)], small: [uuid(2)] };

describe('arrangeHome', () => {
  test('shows prices as a band and the reportage after two blocks', () => {
    const arranged = arrangeHome(
      [block('market_analysis'), block('a'), block('b')],
      shown,
      block('home_reportage'),
    );
    expect(arranged.map(({ component }) => component)).toEqual([
      'market_analysis',
      'a',
      'home_reportage',
      'b',
    ]);
    expect(arranged[0]).toMatchObject({ layout: 'band' });
  });

  test('alternates the layouts of sections and excludes the large articles', () => {
    const sections = ['1', '2', '3', '4'].map(() => block('latest_articles'));
    const arranged = arrangeHome(sections, shown, undefined);
    const layouts = arranged.map((section) => section['layout']);
    for (const [index, layout] of layouts.entries()) expect(layout).not.toBe(layouts[index + 1]);
    expect(arranged[0]).toMatchObject({ excluded: [uuid(1)], deprioritized: [uuid(2)] });
  });

  test('arranges sections in a grid and deprioritises the slider’s articles', () => {
    const slider = block('news_slider_hero', { articles: [uuid(3)] });
    const grid = block('grid', { items: [block('latest_articles'), block('latest_articles')] });
    const [, arranged] = arrangeHome([slider, grid], shown, undefined);
    expect(arranged?.['items']).toMatchObject([
      { layout: 'lead-list', deprioritized: [uuid(2), uuid(3)] },
      { layout: 'list' },
    ]);
  });

  test('returns only the reportage for an empty body', () => {
    expect(arrangeHome([], shown, undefined)).toEqual([]);
    expect(arrangeHome([], shown, block('home_reportage'))).toHaveLength(1);
  });
});
