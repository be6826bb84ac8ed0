import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { MARKET_EVENT } from '#samples/event-samples.ts';
import { loadNextEvents } from '#slots/next-events/next-events.loader.server.ts';
import { loadNextEventsBlock, parseNextEvents } from './next-events.block.server.ts';

const createRawBlock = (fields: object) => ({ _uid: 'u', component: 'next_events', ...fields });

test.each([
  [{}, { title: 'Nächste Veranstaltungen', category: null, count: 4 }],
  [
    { title: ' Märkte ', category: 'markt', count: '6' },
    { title: 'Märkte', category: 'markt', count: 6 },
  ],
  [
    { title: 7, category: 'erfunden', count: 90 },
    { title: 'Nächste Veranstaltungen', category: null, count: 8 },
  ],
  [{ count: -3 }, { title: 'Nächste Veranstaltungen', category: null, count: 4 }],
])('parses %j as %j', (fields, model) => {
  expect(parseNextEvents(createRawBlock(fields))).toEqual({ ok: true, model });
});

/**
 * Creates a context whose api returns these occurrences. Also returns the list of requested paths.
 */
function createCalendarContext(events: readonly object[]) {
  const requestedPaths: string[] = [];
  const getFromApi = async (path: string) => {
    requestedPaths.push(path);
    const body = { events, total: events.length, page: 1, pages: 1, categories: {} };
    return { status: 200, body, setCookies: [] };
  };
  return { requestedPaths, context: { api: { get: getFromApi } } as unknown as LoadContext };
}

test('shows each event once with its next occurrence and omits cancelled occurrences', async () => {
  const dates = [
    MARKET_EVENT,
    { ...MARKET_EVENT, occurrenceId: '1-2' },
    { ...MARKET_EVENT, id: 'abgesagt-3', occurrenceId: '3-1', status: 'cancelled' },
    { ...MARKET_EVENT, id: 'kurs-4', occurrenceId: '4-1' },
    { ...MARKET_EVENT, id: 'kurs-5', occurrenceId: '5-1' },
  ];
  const { requestedPaths, context } = createCalendarContext(dates);
  const model = { title: 'Märkte', category: 'markt', count: 2 };
  const blockData = await loadNextEventsBlock(model, context);
  expect(blockData.map(({ occurrenceId }) => occurrenceId)).toEqual(['1-1', '4-1']);
  expect(requestedPaths).toEqual(['/api/events?kategorie=markt']);
});

test('the slot shows the requested number of events', async () => {
  const { requestedPaths, context } = createCalendarContext([
    MARKET_EVENT,
    { ...MARKET_EVENT, id: 'kurs-4', occurrenceId: '4-1' },
  ]);
  expect(await loadNextEvents({ count: 1 }, context)).toHaveLength(1);
  expect(requestedPaths).toEqual(['/api/events?']);
});
