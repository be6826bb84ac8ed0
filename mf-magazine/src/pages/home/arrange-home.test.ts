import { uuid } from '#samples/story-records.ts';
import { arrangeHome } from './arrange-home.ts';

const createBlock = (component: string, fields: object = {}) => ({
  _uid: component,
  component,
  ...fields,
});
const shownArticles = { large: [uuid(1)], small: [uuid(2)] };

describe('arrangeHome', () => {
  test('shows prices as a band and the reportage after two blocks', () => {
    const { beforeReportage, afterReportage } = arrangeHome(
      [createBlock('market_analysis'), createBlock('a'), createBlock('b')],
      shownArticles,
    );
    expect(beforeReportage).toMatchObject([
      { component: 'market_analysis', layout: 'band' },
      { component: 'a' },
    ]);
    expect(afterReportage).toMatchObject([{ component: 'b' }]);
  });

  test('alternates the layouts of sections and excludes the large articles', () => {
    const sections = ['1', '2', '3', '4'].map(() => createBlock('latest_articles'));
    const { beforeReportage, afterReportage } = arrangeHome(sections, shownArticles);
    const arrangedBody = [...beforeReportage, ...afterReportage];
    const layouts = arrangedBody.map((section) => section['layout']);
    for (const [index, layout] of layouts.entries()) expect(layout).not.toBe(layouts[index + 1]);
    expect(arrangedBody[0]).toMatchObject({ excluded: [uuid(1)], deprioritized: [uuid(2)] });
  });

  test('arranges sections in a grid and deprioritises the slider’s articles', () => {
    const slider = createBlock('news_slider_hero', { articles: [uuid(3)] });
    const grid = createBlock('grid', {
      items: [createBlock('latest_articles'), createBlock('latest_articles')],
    });
    const [, arrangedGrid] = arrangeHome([slider, grid], shownArticles).beforeReportage;
    expect(arrangedGrid?.['items']).toMatchObject([
      { layout: 'lead-list', deprioritized: [uuid(2), uuid(3)] },
      { layout: 'list' },
    ]);
  });

  test('returns no blocks for an empty body', () => {
    expect(arrangeHome([], shownArticles)).toEqual({ beforeReportage: [], afterReportage: [] });
  });
});
