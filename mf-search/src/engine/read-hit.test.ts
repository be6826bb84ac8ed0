import { readHit, splitHighlightedText } from './read-hit.ts';

test('separates highlighted pieces and keeps everything else as plain text', () => {
  const text = '<b>Mäh</b>__ais-highlight__drescher__/ais-highlight__ & mehr __ais-highlight__';
  expect(splitHighlightedText(text)).toEqual([
    { text: '<b>Mäh</b>', marked: false },
    { text: 'drescher', marked: true },
    { text: ' & mehr __ais-highlight__', marked: false },
  ]);
  expect(splitHighlightedText('')).toEqual([]);
});

test.each(['/\t/evil.example/login', '/\n/evil.example', '/.//evil.example'])(
  'security finding 1: a hit never leads to another site: %j',
  (path) => {
    const hit = { objectID: '1', kind: 'articles', title: 'x', date: 0, path } as never;
    expect(readHit(hit).href).toBe('/suche');
  },
);

test.each([
  'https://boese.example',
  '//boese.example',
  '/\\boese',
  'javascript:alert(1)',
  undefined,
])('replaces a path that is not on this site: %s', (path) => {
  const hit = { objectID: '1', kind: 'articles', title: 'x', date: 0, path } as never;
  expect(readHit(hit).href).toBe('/suche');
});

test('shows price, place and day of an ad', () => {
  const hit = readHit({
    objectID: '1',
    kind: 'ads',
    title: 'Heu',
    path: '/kleinanzeigen/heu',
    date: 1_793_883_600,
    price: 1250,
    place: 'Hasselrode',
  });
  expect(hit.facts).toEqual(['1.250\u00a0€', 'Hasselrode', '5. November 2026']);
});

test.each([
  [
    '/f/1/800x600/abc/heu.jpg',
    '/f/1/800x600/abc/heu.jpg/m/240x180/filters:quality(60):format(webp)',
  ],
  [
    'https://a.storyblok.com/f/1/800x600/abc/heu.jpg',
    '/f/1/800x600/abc/heu.jpg/m/240x180/filters:quality(60):format(webp)',
  ],
  ['/f/1/x/heu.svg', '/f/1/x/heu.svg'],
  ['https://evil.example/heu.jpg', null],
  ['/f/../login', null],
  [undefined, null],
])('the picture %s is shown as %s', (filename, thumbnail) => {
  const hit = createRawHit({ kind: 'ads', picture: { filename, alt: '' } });
  expect(hit.thumbnail).toBe(thumbnail);
});

test.each([
  [{ kind: 'events', free: true, place: 'Celle' }, ['Celle', 'Eintritt frei']],
  [{ kind: 'events', free: false, price: 12 }, ['12\u00a0€']],
  [{ kind: 'ads', price: 900, pay: '900 € VB', place: 'Celle' }, ['900 € VB', 'Celle']],
  [{ kind: 'jobs', pay: '16 € pro Stunde', company: 'Hof' }, ['16 € pro Stunde', 'Hof']],
])('shows the price of %j', (fields, facts) => {
  expect(createRawHit(fields).facts).toEqual(facts);
});

const createRawHit = (fields: object) =>
  readHit({ objectID: '1', title: 'Heu', path: '/x', date: 0, ...fields } as never);

test.each([
  ['ads', { kind: 'ads', offer: 'Suche' }, []],
  ['articles', { kind: 'articles', kicker: 'Suche', authors: ['A. Acker'] }, ['A. Acker']],
  ['jobs', { kind: 'jobs', kicker: 'Suche', company: 'Hof', place: 'Celle' }, ['Hof', 'Celle']],
])('shows only the known facts of %s, and a kicker', (_kind, fields, facts) => {
  expect(createRawHit(fields)).toMatchObject({ kicker: 'Suche', facts });
});

test('highlights the title, and shows the snippet that matches', () => {
  const createSnippet = (value: string, matchLevel: string) => ({ value, matchLevel });
  const mark = '__ais-highlight__Heu__/ais-highlight__';
  expect(
    createRawHit({
      kind: 'ads',
      lead: 'Vorspann',
      _highlightResult: { title: { value: mark } },
      _snippetResult: {
        lead: createSnippet('Vorspann', 'none'),
        text: createSnippet(mark, 'full'),
      },
    }),
  ).toMatchObject({
    title: [{ text: 'Heu', marked: true }],
    extract: [{ text: 'Heu', marked: true }],
  });
});

test.each([
  [{ _snippetResult: { lead: { value: 'Kurz', matchLevel: 'none' } } }, 'Kurz'],
  [{ _snippetResult: {} }, 'Vorspann'],
  [{}, 'Vorspann'],
])('shows the lead when no snippet matches: %j', (fields, text) => {
  const { extract } = createRawHit({ kind: 'ads', lead: 'Vorspann', ...fields });
  expect(extract).toEqual([{ text, marked: false }]);
});
