import { expect, test } from '@jest/globals';
import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import { saveEventRequestSchema } from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import { SAMPLE_EVENT_FORM, saveEvent } from './submit.loader.server.ts';

test('the sample of the form is a complete event without unknown fields', async () => {
  const sentBodies: unknown[] = [];
  const api = {
    get: async () => await Promise.reject(new Error('unexpected')),
    post: async (_path: string, body: unknown) => {
      sentBodies.push(body);
      return { status: 200, body: { state: 'draft', code: 'a' }, setCookies: [] };
    },
  };
  const context = { api, form: SAMPLE_EVENT_FORM, query: new URLSearchParams() };
  const result = await saveEvent(context as unknown as ActionContext);
  expect(result.kind).toBe('done');
  expect(sentBodies.map((body) => saveEventRequestSchema.safeParse(body).error)).toEqual([
    undefined,
  ]);
});
