import { parseSearchState } from '#model/search-state.ts';
import { toUiState } from './ui-state.ts';

const convert = (queryString: string) =>
  toUiState(parseSearchState(new URLSearchParams(queryString)));

test('searches all kinds for the same words', () => {
  const words = { query: 'Heu' };
  expect(convert('q=Heu')).toEqual({ articles: words, ads: words, events: words, jobs: words });
});

test('converts every shape of facet, sort order and page for the selected kind only', () => {
  const { ads, jobs } = convert(
    'q=Heu&art=kleinanzeigen&thema=Technik+>+Ernte&angebot=Ich+biete&preis_von=1000,5&preis_bis=x' +
      '&marke=Claas&marke=Fendt&anbieter=Privat&bild=1&sort=preis_ab&seite=3',
  );
  expect(ads).toEqual({
    query: 'Heu',
    hierarchicalMenu: { 'category.lvl0': ['Technik', 'Ernte'] },
    refinementList: { offer: ['Ich biete'], brand: ['Claas', 'Fendt'] },
    range: { price: '1000.5:' },
    menu: { seller: 'Privat' },
    toggle: { hasPicture: true },
    sortBy: 'gruenland_ads_preis_ab',
    page: 3,
  });
  expect(jobs).toEqual({ query: 'Heu' });
});
