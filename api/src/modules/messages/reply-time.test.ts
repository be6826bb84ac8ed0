import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { messageCalls, sellerWithAd, somebody } from '#testing/messages.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { replyTimeOf } from './reply-time.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('is told in three steps, never of few answers, never of slow ones', () => {
  expect(replyTimeOf(2, 60)).toBeNull();
  expect(replyTimeOf(3, 60)).toBe('hour');
  expect(replyTimeOf(3, 3601)).toBe('day');
  expect(replyTimeOf(9, 86_401)).toBe('days');
  expect(replyTimeOf(9, 300_000)).toBeNull();
  expect(replyTimeOf(9, Number.POSITIVE_INFINITY)).toBeNull();
});

test('stands on the ad from the third answer on, and goes with questions nobody answers', async () => {
  const calls = messageCalls(api);
  const seller = await sellerWithAd(api, 'Kreiselheuer mit vier Kreiseln');
  const number = Number(/\d+$/u.exec(seller.ad.slug)?.[0]);
  const shown = async () =>
    (await api.ask({ url: `/api/kleinanzeigen/ads/${number}` })).json().replies;
  const asked = async (name: string) => {
    const asker = await somebody(api, name);
    const answer = await calls.write(number, 'Ist er noch da?', {}, asker.cookie);
    return answer.json<{ thread: string }>().thread;
  };
  for (const name of ['eins', 'zwei']) {
    await calls.call(await asked(name), 'antworten', { text: 'Ja.' }, seller);
  }
  expect(await shown()).toBeUndefined();
  await calls.call(await asked('drei'), 'antworten', { text: 'Ja.' }, seller);
  expect(await shown()).toBe('hour');
  // The answers came two hours after the questions.
  await shiftTime(
    api,
    `UPDATE messages SET delivered_at = delivered_at - interval '2 hours' WHERE side = 'asker'`,
  );
  expect(await shown()).toBe('day');
  for (const name of ['vier', 'fuenf', 'sechs', 'sieben']) await asked(name);
  await shiftTime(
    api,
    `UPDATE messages SET delivered_at = delivered_at - interval '4 days' WHERE side = 'asker'
       AND conversation_id NOT IN (SELECT conversation_id FROM messages WHERE side = 'seller')`,
  );
  expect(await shown()).toBeUndefined();
});
