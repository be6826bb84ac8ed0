import { apiQuery, daysOf, hrefOf, readFilter } from './calendar-filter.ts';

const read = (query: string) => readFilter(new URLSearchParams(query));

test('an address and its filter mean each other', () => {
  const query =
    'wann=2026-12&kategorie=markt&teilnahme=vor-ort&zielgruppe=familien&thema=dorf&frei=1' +
    '&ort=29221&umkreis=25&q=Advent&seite=2';
  expect(hrefOf(read(query))).toBe(`/veranstaltungen?${query}`);
  expect(hrefOf(read(''))).toBe('/veranstaltungen');
});

test.each([
  'wann=gestern',
  'wann=2026-13',
  'kategorie=nirgends',
  'teilnahme=x',
  'frei=ja',
  'seite=-1',
  'zielgruppe=toString',
  'thema=x',
  'ort=a',
  'umkreis=25',
])('%s is left out', (query) => expect(hrefOf(read(query))).toBe('/veranstaltungen'));

test.each([
  ['heute', '2026-11-21', { von: '2026-11-21', bis: '2026-11-21' }],
  ['wochenende', '2026-11-18', { von: '2026-11-21', bis: '2026-11-22' }],
  ['wochenende', '2026-11-21', { von: '2026-11-21', bis: '2026-11-22' }],
  ['wochenende', '2026-11-22', { von: '2026-11-22', bis: '2026-11-22' }],
  ['2026-11', '2026-11-21', { von: '2026-11-21', bis: '2026-11-30' }],
  ['2027-02', '2026-11-21', { von: '2027-02-01', bis: '2027-02-28' }],
  [null, '2026-11-21', {}],
])('%s on %s', (when, today, days) => expect(daysOf(when, today)).toEqual(days));

test('the api is asked for days, not for their names', () => {
  const query = apiQuery(read('wann=heute&kategorie=kurs'), '2026-11-21');
  expect(String(query)).toBe('kategorie=kurs&von=2026-11-21&bis=2026-11-21');
});
