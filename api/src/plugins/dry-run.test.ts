import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createEventInput } from '#testing/event-input.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('a dry run validates a form, but writes nothing', async () => {
  const send = (payload: object) =>
    api.sendRequest({
      method: 'POST',
      url: '/api/events/own/draft',
      payload,
      headers: { 'x-dry-run': '1' },
    });
  const validResponse = await send(createEventInput({ title: 'Probelauf am Hang' }));
  expect([validResponse.statusCode, validResponse.json().code]).toEqual([409, 'request.dry-run']);
  expect((await send(createEventInput({ title: '' }))).json()).toMatchObject({
    code: 'request.invalid',
    fields: { title: expect.any(String) },
  });
  const counts = await api.database.drizzle.execute<{ count: number }>(
    "select count(*)::int as count from events where title = 'Probelauf am Hang'",
  );
  expect(counts.rows[0]?.count).toBe(0);
});
