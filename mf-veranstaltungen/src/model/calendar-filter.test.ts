import { buildApiQuery, buildCalendarHref, parseFilter } from './calendar-filter.ts';
import { getDayRange } from './period.ts';

const parseQuery = (query: string) => parseFilter(new URLSearchParams(query));

test('converts a URL into a filter and back', () => {
  const query =
    'wann=2026-12&kategorie=markt&teilnahme=vor-ort&zielgruppe=familien&thema=dorf&frei=1' +
    '&ort=29221&umkreis=25&q=Advent&seite=2&ansicht=karte';
  expect(buildCalendarHref(parseQuery(query))).toBe(`/veranstaltungen?${query}`);
  expect(buildCalendarHref(parseQuery('wann=2028-02-29'))).toBe('/veranstaltungen?wann=2028-02-29');
  expect(buildCalendarHref(parseQuery(''))).toBe('/veranstaltungen');
});

test.each([
  'wann=gestern',
  'wann=2026-13',
  'wann=2027-02-29',
  'wann=2026-11-00',
  'wann=1999-12-31',
  'kategorie=nirgends',
  'teilnahme=x',
  'frei=ja',
  'seite=-1',
  'zielgruppe=toString',
  'thema=x',
  'ort=a',
  'umkreis=25',
  'ansicht=liste',
])('ignores %s', (query) => expect(buildCalendarHref(parseQuery(query))).toBe('/veranstaltungen'));

test.each([
  ['heute', '2026-11-21', { von: '2026-11-21', bis: '2026-11-21' }],
  ['wochenende', '2026-11-18', { von: '2026-11-21', bis: '2026-11-22' }],
  ['wochenende', '2026-11-21', { von: '2026-11-21', bis: '2026-11-22' }],
  ['wochenende', '2026-11-22', { von: '2026-11-22', bis: '2026-11-22' }],
  ['2026-11', '2026-11-21', { von: '2026-11-21', bis: '2026-11-30' }],
  ['2027-02', '2026-11-21', { von: '2027-02-01', bis: '2027-02-28' }],
  ['2026-12-31', '2026-11-21', { von: '2026-12-31', bis: '2026-12-31' }],
  [null, '2026-11-21', {}],
])('the period %s on %s has the expected days', (period, today, days) =>
  expect(getDayRange(period, today)).toEqual(days),
);

test('requests days instead of period names from the api', () => {
  const query = buildApiQuery(parseQuery('wann=heute&kategorie=kurs&ansicht=karte'), '2026-11-21');
  expect(String(query)).toBe('kategorie=kurs&von=2026-11-21&bis=2026-11-21');
});
