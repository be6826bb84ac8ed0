import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';

import { messageLimits } from '@gruenland/shared-contracts/api/messages.ts';

import {
  createMessageCalls,
  createSamplePicture,
  createSellerWithAd,
  sendPicture,
  signInReader,
} from '#testing/messages.ts';
import type { SignedInUser } from '#testing/messages.ts';
import { signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let calls: ReturnType<typeof createMessageCalls>;
let photo: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  calls = createMessageCalls(api);
  photo = await picture('#8ba97e');
});
afterAll(() => api?.end());

const send = (conversationId: string, cookie: string, file: Buffer, text = '') =>
  sendPicture(api, conversationId, { cookie, file, text });
const picture = createSamplePicture;

async function createConversation(): Promise<{
  conversationId: string;
  seller: SignedInUser;
  asker: SignedInUser;
}> {
  const seller = await createSellerWithAd(api);
  const asker = await signInReader(api, 'kauf');
  const contact = await calls.write(seller.ad.number, 'Ist sie noch da?', {}, asker.cookie);
  return {
    conversationId: contact.json<{ conversationId: string }>().conversationId,
    seller,
    asker,
  };
}

async function createAnsweredConversation() {
  const all = await createConversation();
  await calls.call(all.conversationId, 'reply', { text: 'Ja, hier steht sie.' }, all.seller);
  return all;
}

const get = async (url: string, cookie = '') => api.ask({ url, headers: { cookie } });
const findPicture = async (conversationId: string, person: SignedInUser) => {
  const { body } = await calls.read(conversationId, person);
  const found = body.messages.findLast((message) => message.picture);
  return { url: `/api/conversations/pictures/${conversationId}/${found?.id}`, found };
};

test('pictures are delivered without metadata and visible to nobody else', async () => {
  const { conversationId, seller, asker } = await createAnsweredConversation();
  expect(await send(conversationId, asker.cookie, photo, 'So eine meine ich.')).toBe('da');
  const { url, found } = await findPicture(conversationId, seller);
  expect(found).toMatchObject({
    own: false,
    text: 'So eine meine ich.',
    picture: { width: 900, height: 600 },
  });
  for (const { cookie } of [seller, asker]) {
    const shown = await get(url, cookie);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    expect(shown.rawPayload.includes('Lindental')).toBe(false);
  }
  const other = await signInReader(api, 'fremd');
  for (const cookie of ['', other.cookie, await signInModerator(api)]) {
    expect((await get(url, cookie)).statusCode).toBe(404);
  }
  const elsewhere = await createAnsweredConversation();
  const foreignUrl = url.replace(conversationId, elsewhere.conversationId);
  expect((await get(foreignUrl, elsewhere.seller.cookie)).statusCode).toBe(404);
});

test('pictures need a first answer and are rejected by their content', async () => {
  const { conversationId, seller, asker } = await createConversation();
  expect(await send(conversationId, asker.cookie, photo)).toBe('zu');
  await calls.call(conversationId, 'reply', { text: 'Ja, hier steht sie.' }, seller);
  expect(await send(conversationId, asker.cookie, Buffer.from('<svg><script/></svg>'))).toBe('svg');
  expect(await send(conversationId, asker.cookie, Buffer.from('%PDF-1.7'))).toBe('typ');
  expect((await findPicture(conversationId, asker)).found).toBeUndefined();
  const other = await signInReader(api, 'fremd');
  expect(await send(conversationId, other.cookie, photo)).toBe('404');
});

test('the same picture twice is one message, different ones are all sent, up to a limit', async () => {
  const { conversationId, seller } = await createAnsweredConversation();
  expect(await send(conversationId, seller.cookie, photo)).toBe('da');
  expect(await send(conversationId, seller.cookie, photo)).toBe('da');
  expect(await send(conversationId, seller.cookie, await picture('#aa0000'))).toBe('da');
  const { body } = await calls.read(conversationId, seller);
  expect(body.messages.filter((message) => message.picture)).toHaveLength(2);
  await api.database.pool.query(
    `insert into messages (id, conversation_id, side, text, text_hash, text_length, state, picture)
     select 'PB' || lpad(n::text, 24, '0'), $1, 'seller', 'Ein Bild.', '', 9, 'delivered', '{"width":1,"height":1,"hash":""}'
     from generate_series(3, $2::int) n`,
    [conversationId, messageLimits.maxPicturesPerDay],
  );
  expect(await send(conversationId, seller.cookie, await picture('#0000aa'))).toBe('genug');
});

test('moderators see a picture only after a report; it is deleted with its sender', async () => {
  const { conversationId, seller, asker } = await createAnsweredConversation();
  await send(conversationId, asker.cookie, photo);
  const { found, url } = await findPicture(conversationId, seller);
  const moderatorUrl = `/api/moderation/message-pictures/${found?.id}`;
  const moderator = await signInModerator(api);
  expect((await get(moderatorUrl, moderator)).statusCode).toBe(404);
  const report = { reason: 'belaestigung', explanation: 'Das Bild ist widerlich und ungefragt.' };
  await calls.call(conversationId, 'report', report, seller);
  expect((await get(moderatorUrl, moderator)).statusCode).toBe(200);
  expect((await get(moderatorUrl, seller.cookie)).statusCode).toBe(403);
  await api.database.pool.query('delete from messages where id = $1', [found?.id]);
  expect((await get(url, seller.cookie)).statusCode).toBe(404);
  const left = await api.database.pool.query(
    'select 1 from message_pictures where message_id = $1',
    [found?.id],
  );
  expect(left.rows).toEqual([]);
});
