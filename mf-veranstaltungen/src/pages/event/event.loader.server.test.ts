import { jest } from '@jest/globals';
import { createFakeContext } from '@gruenland/shared-contracts/testing/fake-context.ts';
import type { FakeResponse } from '@gruenland/shared-contracts/testing/fake-context.ts';
import { EVENT_DETAIL } from '#samples/event-samples.ts';
import { loadEvent } from './event.loader.server.ts';

afterEach(() => jest.useRealTimers());

const load = (response: FakeResponse | Error) =>
  loadEvent(
    createFakeContext(
      { 'GET /api/events/markt%2Fcelle': response },
      { params: { id: 'markt/celle' } },
    ),
  );

test.each([
  ['2026-11-21T11:59:00.000Z', false],
  ['2026-11-21T12:01:00.000Z', true],
])('at %s the page is indexed unless the event is over: %s', async (now, isOver) => {
  jest.useFakeTimers({ now: new Date(now) });
  expect(await load({ body: EVENT_DETAIL })).toMatchObject({
    kind: 'page',
    data: {
      event: { id: EVENT_DETAIL.id },
      isOver,
      url: `https://gruenland.example/veranstaltungen/${EVENT_DETAIL.id}`,
    },
    tags: [`veranstaltung:${EVENT_DETAIL.id}`],
    head: { name: EVENT_DETAIL.title, description: EVENT_DETAIL.summary, noIndex: isOver },
  });
});

test('answers 404 for an event that does not exist', async () => {
  expect(await load({ status: 404, body: { title: 'Gibt es nicht.' } })).toEqual({
    kind: 'not-found',
  });
});

test.each([
  ['the api does not answer', new Error('no answer in time')],
  ['the api refuses the request', { status: 429, body: { title: 'Bitte warten' } }],
  ['the answer lacks fields', { body: { id: 'markt' } }],
])('throws instead of answering 404 when %s', async (_case, answer) => {
  await expect(load(answer)).rejects.toBeInstanceOf(Error);
});
