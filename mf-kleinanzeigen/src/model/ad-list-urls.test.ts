import {
  buildHrefWithCategory,
  buildHrefWithParam,
  buildHrefWithoutParam,
  buildListHref,
} from './ad-list-urls.ts';

const createQuery = (text: string) => new URLSearchParams(text);

test('equal filters give the same URL, whatever the form submitted', () => {
  const formQuery = createQuery('preis-von=&q=+Fendt+&kategorie=traktoren&seite=1&umkreis=50&ort=');
  expect(buildListHref(formQuery)).toBe('/kleinanzeigen?kategorie=traktoren&q=Fendt');
  expect(buildListHref(createQuery('seite=2&a-marke=Fendt&kategorie=traktoren'))).toBe(
    '/kleinanzeigen?kategorie=traktoren&a-marke=Fendt&seite=2',
  );
  expect(buildListHref(createQuery('q='))).toBe('/kleinanzeigen');
});

test('only the map is a view', () => {
  expect(buildListHref(createQuery('ansicht=karte&q=heu'))).toBe(
    '/kleinanzeigen?q=heu&ansicht=karte',
  );
  expect(buildListHref(createQuery('ansicht=liste'))).toBe('/kleinanzeigen');
});

test('changing the sort order returns to page 1', () => {
  expect(buildHrefWithParam(createQuery('q=heu&seite=3'), 'sortierung', 'preis-auf')).toBe(
    '/kleinanzeigen?q=heu&sortierung=preis-auf',
  );
});

test('removes one of several values', () => {
  const queryWithTwoBrands = createQuery('a-marke=Fendt&a-marke=Claas&seite=2');
  expect(buildHrefWithoutParam(queryWithTwoBrands, 'a-marke', 'Fendt')).toBe(
    '/kleinanzeigen?a-marke=Claas',
  );
  expect(buildHrefWithoutParam(queryWithTwoBrands, 'a-marke')).toBe('/kleinanzeigen');
});

test('changing the category removes the attribute filters and keeps the others', () => {
  expect(
    buildHrefWithCategory(createQuery('kategorie=traktoren&a-ps-von=80&ort=Kempten'), 'rinder'),
  ).toBe('/kleinanzeigen?kategorie=rinder&ort=Kempten');
});
