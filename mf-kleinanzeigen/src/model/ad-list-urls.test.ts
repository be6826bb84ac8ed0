import {
  buildHrefWithCategory,
  buildHrefWithParam,
  buildHrefWithoutParam,
  buildListHref,
} from './ad-list-urls.ts';

const query = (text: string) => new URLSearchParams(text);

test('equal filters give the same URL, whatever the form submitted', () => {
  const sent = query('preis-von=&q=+Fendt+&kategorie=traktoren&seite=1&umkreis=50&ort=');
  expect(buildListHref(sent)).toBe('/kleinanzeigen?kategorie=traktoren&q=Fendt');
  expect(buildListHref(query('seite=2&a-marke=Fendt&kategorie=traktoren'))).toBe(
    '/kleinanzeigen?kategorie=traktoren&a-marke=Fendt&seite=2',
  );
  expect(buildListHref(query('q='))).toBe('/kleinanzeigen');
});

test('changing the sort order returns to page 1', () => {
  expect(buildHrefWithParam(query('q=heu&seite=3'), 'sortierung', 'preis-auf')).toBe(
    '/kleinanzeigen?q=heu&sortierung=preis-auf',
  );
});

test('removes one of several values', () => {
  const two = query('a-marke=Fendt&a-marke=Claas&seite=2');
  expect(buildHrefWithoutParam(two, 'a-marke', 'Fendt')).toBe('/kleinanzeigen?a-marke=Claas');
  expect(buildHrefWithoutParam(two, 'a-marke')).toBe('/kleinanzeigen');
});

test('changing the category removes the attribute filters and keeps the others', () => {
  expect(
    buildHrefWithCategory(query('kategorie=traktoren&a-ps-von=80&ort=Kempten'), 'rinder'),
  ).toBe('/kleinanzeigen?kategorie=rinder&ort=Kempten');
});
