import { readHit, readPieces } from './read-hit.ts';

test('marked parts are parted, everything else stays plain text', () => {
  const text = '<b>Mäh</b>__ais-highlight__drescher__/ais-highlight__ & mehr __ais-highlight__';
  expect(readPieces(text)).toEqual([
    { text: '<b>Mäh</b>', marked: false },
    { text: 'drescher', marked: true },
    { text: ' & mehr __ais-highlight__', marked: false },
  ]);
  expect(readPieces('')).toEqual([]);
});

test.each([
  'https://boese.example',
  '//boese.example',
  '/\\boese',
  'javascript:alert(1)',
  undefined,
])('an index cannot lead elsewhere: %s', (path) => {
  const hit = { objectID: '1', kind: 'artikel', title: 'x', date: 0, path } as never;
  expect(readHit(hit).href).toBe('/suche');
});

test('facts of an ad are price, place and day', () => {
  const hit = readHit({
    objectID: '1',
    kind: 'kleinanzeigen',
    title: 'Heu',
    path: '/kleinanzeigen/heu',
    date: 1_793_883_600,
    price: 1250,
    place: 'Hasselrode',
  });
  expect(hit.facts).toEqual(['1.250\u00a0€', 'Hasselrode', '5. November 2026']);
});
