import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createEventInput } from '#testing/event-input.ts';
import { createLogSink } from '#testing/log-sink.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

const { lines, sink } = createLogSink();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ LOG_LEVEL: 'info' }, { log: sink });
});
afterAll(() => api?.end());

test('drops and logs fields of a newer event form, but checks the known ones', async () => {
  const path = '/api/events/own/draft';
  const inputWithUnknownFields = createEventInput({ newField: 'geheim', 'odd name': 1 });
  const saveResponse = await api.post(path, inputWithUnknownFields);
  expect([saveResponse.statusCode, saveResponse.json().state]).toEqual([200, 'draft']);
  const loggedLines = lines.filter((line) => line.includes('dropped unknown fields'));
  expect(loggedLines.map((line) => JSON.parse(line).fields)).toEqual([['newField']]);
  expect(lines.join('')).not.toContain('geheim');
  expect(
    (await api.post(path, { ...inputWithUnknownFields, title: '' })).json().fields,
  ).toHaveProperty('title');
});

test('other requests still refuse unknown fields', async () => {
  const refusedResponse = await api.post('/api/events/own/submit', { code: 'x', newField: 1 });
  expect(refusedResponse.statusCode).toBe(400);
});
