import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { MARKET_EVENT } from '#samples/event-samples.ts';
import { addDays, getLastDayOfMonth } from '@gruenland/shared-contracts/german-calendar.ts';
import { toGermanDay } from '#model/group-by-day.ts';
import { loadCalendar } from './calendar.loader.server.ts';

/**
 * Loads the calendar with this query. The api responds with a list of `pages` pages. Returns the
 * kind of result.
 */
async function loadResultKind(query: string, pages = 2): Promise<string> {
  const result = await loadCalendar({
    query: new URLSearchParams(query),
    log: { warn: () => undefined },
    api: {
      get: async (path: string) => {
        if (path.startsWith('/api/events/days?')) return { status: 200, body: { days: {} } };
        const page = Number(new URL(path, 'http://api').searchParams.get('seite') ?? 1);
        const list = { events: [], total: 0, page, pages, categories: {}, near: null };
        return { status: 200, body: list };
      },
    },
  } as unknown as LoadContext);
  return result.kind;
}

test.each(['', 'seite=2', 'seite=viele'])('„%s“ is a page of the calendar', async (query) => {
  expect(await loadResultKind(query)).toBe('page');
});

test.each(['seite=3', 'seite=999', 'seite=99999'])(
  'answers 404 for %s, beyond the last page',
  async (query) => {
    expect(await loadResultKind(query)).toBe('not-found');
  },
);

test('shows the first page of an empty calendar', async () => {
  expect(await loadResultKind('', 0)).toBe('page');
});

const list = { events: [MARKET_EVENT], total: 1, page: 1, pages: 1, categories: {}, near: null };

const today = toGermanDay(new Date());
const thisMonth = `von=${today}&bis=${getLastDayOfMonth(today.slice(0, 7))}`;

test.each([
  ['', false, '/veranstaltungen'],
  ['kategorie=markt&fremd=1', true, '/veranstaltungen?kategorie=markt'],
])('hides the calendar „%s“ from search engines: %s', async (query, noIndex, canonicalPath) => {
  const apiQuery = query === '' ? '' : 'kategorie=markt';
  const context = createFakeContext(
    {
      [`GET /api/events?${apiQuery}`]: { body: list },
      [`GET /api/events/days?${apiQuery ? `${apiQuery}&` : ''}${thisMonth}`]: {
        body: { days: {} },
      },
    },
    { query: new URLSearchParams(query) },
  );
  expect(await loadCalendar(context)).toMatchObject({
    data: { list: { total: 1 } },
    incomplete: false,
    parts: {
      days: { model: { events: [{ id: MARKET_EVENT.id }] } },
      month: { model: { weeks: expect.any(Array) } },
    },
    head: { noIndex, canonicalPath },
  });
});

test('the month grid counts the whole month with the filters of a day', async () => {
  const day = addDays(today, 40);
  const month = day.slice(0, 7);
  const daysQuery = `frei=1&von=${month}-01&bis=${getLastDayOfMonth(month)}`;
  const context = createFakeContext(
    {
      [`GET /api/events?frei=1&von=${day}&bis=${day}`]: { body: list },
      [`GET /api/events/days?${daysQuery}`]: { body: { days: { [day]: 3 } } },
    },
    { query: new URLSearchParams({ wann: day, frei: '1' }) },
  );
  const result = await loadCalendar(context);
  expect(context.warnings).toEqual([]);
  expect(JSON.stringify(result)).toContain(`"href":"/veranstaltungen?wann=${day}&frei=1"`);
});

test('a calendar without counts has a list, no month grid, and is not cached', async () => {
  const context = createFakeContext({ 'GET /api/events?': { body: list } });
  expect(await loadCalendar(context)).toMatchObject({
    data: { list: { total: 1 } },
    incomplete: true,
  });
  expect(context.warnings).toEqual(['days of events could not be counted']);
});

test.each([
  ['does not answer', new Error('no answer in time')],
  ['refuses the request', { status: 429, body: { title: 'Bitte warten' } }],
])('is an incomplete page, which is not cached, when the api %s', async (_case, answer) => {
  const context = createFakeContext({ 'GET /api/events?': answer });
  expect(await loadCalendar(context)).toMatchObject({
    kind: 'page',
    data: { list: null },
    incomplete: true,
  });
  expect(context.warnings).toContain('events could not be read');
});

const placeCounts = { places: [], total: 0, near: null };

test.each([
  ['', undefined, ['days', 'month']],
  ['ansicht=karte', { body: placeCounts }, ['days', 'month', 'map']],
])('asks for places only with the map: „%s“', async (query, answer, parts) => {
  const context = createFakeContext(
    {
      'GET /api/events?': { body: list },
      [`GET /api/events/days?${thisMonth}`]: { body: { days: {} } },
      ...(answer && { 'GET /api/events/places?': answer }),
    },
    { query: new URLSearchParams(query) },
  );
  const result = await loadCalendar(context);
  expect(result).toMatchObject({ kind: 'page', incomplete: false });
  const partNames = result.kind === 'page' ? Object.keys(result.parts ?? {}) : [];
  expect(partNames).toEqual(parts);
  expect(context.warnings).toEqual([]);
});

test('a calendar without its map is not cached', async () => {
  const context = createFakeContext(
    {
      'GET /api/events?': { body: list },
      [`GET /api/events/days?${thisMonth}`]: { body: { days: {} } },
    },
    { query: new URLSearchParams('ansicht=karte') },
  );
  expect(await loadCalendar(context)).toMatchObject({ incomplete: true });
  expect(context.warnings).toEqual(['places could not be counted']);
});
