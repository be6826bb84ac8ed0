import { hrefOfCategory, hrefWith, hrefWithout, listHref } from './list-address.ts';

const query = (text: string) => new URLSearchParams(text);

test('one list has one address, whatever the form sent', () => {
  const sent = query('preis-von=&q=+Fendt+&kategorie=traktoren&seite=1&umkreis=50&ort=');
  expect(listHref(sent)).toBe('/kleinanzeigen?kategorie=traktoren&q=Fendt');
  expect(listHref(query('seite=2&a-marke=Fendt&kategorie=traktoren'))).toBe(
    '/kleinanzeigen?kategorie=traktoren&a-marke=Fendt&seite=2',
  );
  expect(listHref(query('q='))).toBe('/kleinanzeigen');
});

test('another order starts at the first page', () => {
  expect(hrefWith(query('q=heu&seite=3'), 'sortierung', 'preis-auf')).toBe(
    '/kleinanzeigen?q=heu&sortierung=preis-auf',
  );
});

test('one answer of several can be taken away', () => {
  const two = query('a-marke=Fendt&a-marke=Claas&seite=2');
  expect(hrefWithout(two, 'a-marke', 'Fendt')).toBe('/kleinanzeigen?a-marke=Claas');
  expect(hrefWithout(two, 'a-marke')).toBe('/kleinanzeigen');
});

test('another category drops attributes and keeps the rest', () => {
  expect(hrefOfCategory(query('kategorie=traktoren&a-ps-von=80&ort=Kempten'), 'rinder')).toBe(
    '/kleinanzeigen?kategorie=rinder&ort=Kempten',
  );
});
