import { hrefWithCategory, hrefWithParam, hrefWithoutParam, listHref } from './ad-list-urls.ts';

const query = (text: string) => new URLSearchParams(text);

test('equal filters give the same URL, whatever the form submitted', () => {
  const sent = query('preis-von=&q=+Fendt+&kategorie=traktoren&seite=1&umkreis=50&ort=');
  expect(listHref(sent)).toBe('/kleinanzeigen?kategorie=traktoren&q=Fendt');
  expect(listHref(query('seite=2&a-marke=Fendt&kategorie=traktoren'))).toBe(
    '/kleinanzeigen?kategorie=traktoren&a-marke=Fendt&seite=2',
  );
  expect(listHref(query('q='))).toBe('/kleinanzeigen');
});

test('changing the sort order returns to page 1', () => {
  expect(hrefWithParam(query('q=heu&seite=3'), 'sortierung', 'preis-auf')).toBe(
    '/kleinanzeigen?q=heu&sortierung=preis-auf',
  );
});

test('removes one of several values', () => {
  const two = query('a-marke=Fendt&a-marke=Claas&seite=2');
  expect(hrefWithoutParam(two, 'a-marke', 'Fendt')).toBe('/kleinanzeigen?a-marke=Claas');
  expect(hrefWithoutParam(two, 'a-marke')).toBe('/kleinanzeigen');
});

test('changing the category removes the attribute filters and keeps the others', () => {
  expect(hrefWithCategory(query('kategorie=traktoren&a-ps-von=80&ort=Kempten'), 'rinder')).toBe(
    '/kleinanzeigen?kategorie=rinder&ort=Kempten',
  );
});
