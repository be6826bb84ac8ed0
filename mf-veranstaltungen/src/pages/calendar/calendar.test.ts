import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { loadCalendar } from './calendar.loader.server.ts';

/** The kind of page at an address of a calendar of two pages, as the api tells of it. */
async function kindOf(query: string, pages = 2): Promise<string> {
  const found = await loadCalendar({
    query: new URLSearchParams(query),
    log: { warn: () => undefined },
    api: {
      get: async (path: string) => {
        const page = Number(new URL(path, 'http://api').searchParams.get('seite') ?? 1);
        const list = { events: [], total: 0, page, pages, categories: {}, near: null };
        return { status: 200, body: list };
      },
    },
  } as unknown as LoadContext);
  return found.kind;
}

test.each(['', 'seite=2', 'seite=viele'])('„%s“ is a page of the calendar', async (query) => {
  expect(await kindOf(query)).toBe('page');
});

test.each(['seite=3', 'seite=999', 'seite=99999'])('%s is beyond the last', async (query) => {
  expect(await kindOf(query)).toBe('not-found');
});

test('an empty calendar has a first page', async () => {
  expect(await kindOf('', 0)).toBe('page');
});
