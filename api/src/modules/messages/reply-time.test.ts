import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createMessageCalls, createSellerWithAd, signInReader } from '#testing/messages.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { classifyReplyTime } from './reply-time.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

test('the reply time has three levels, and is hidden for few or slow answers', () => {
  expect(classifyReplyTime(2, 60)).toBeNull();
  expect(classifyReplyTime(3, 60)).toBe('hour');
  expect(classifyReplyTime(3, 3601)).toBe('day');
  expect(classifyReplyTime(9, 86_401)).toBe('days');
  expect(classifyReplyTime(9, 300_000)).toBeNull();
  expect(classifyReplyTime(9, Number.POSITIVE_INFINITY)).toBeNull();
});

test('the reply time appears from the third answer on, and disappears with unanswered messages', async () => {
  const calls = createMessageCalls(api);
  const seller = await createSellerWithAd(api, 'Kreiselheuer mit vier Kreiseln');
  const number = Number(/\d+$/u.exec(seller.ad.slug)?.[0]);
  const readReplyTime = async () =>
    (await api.sendRequest({ url: `/api/kleinanzeigen/ads/${number}` })).json().replies;
  const askSeller = async (name: string) => {
    const asker = await signInReader(api, name);
    const response = await calls.write(number, 'Ist er noch da?', {}, asker.cookie);
    return response.json<{ conversationId: string }>().conversationId;
  };
  for (const name of ['eins', 'zwei']) {
    await calls.call(await askSeller(name), 'reply', { text: 'Ja.' }, seller);
  }
  expect(await readReplyTime()).toBeUndefined();
  await calls.call(await askSeller('drei'), 'reply', { text: 'Ja.' }, seller);
  expect(await readReplyTime()).toBe('hour');
  // Moves the questions back by two hours, so that each answer took two hours.
  await runSql(
    api,
    `UPDATE messages SET delivered_at = delivered_at - interval '2 hours' WHERE side = 'asker'`,
  );
  expect(await readReplyTime()).toBe('day');
  for (const name of ['vier', 'fuenf', 'sechs', 'sieben']) await askSeller(name);
  await runSql(
    api,
    `UPDATE messages SET delivered_at = delivered_at - interval '4 days' WHERE side = 'asker'
       AND conversation_id NOT IN (SELECT conversation_id FROM messages WHERE side = 'seller')`,
  );
  expect(await readReplyTime()).toBeUndefined();
});
