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

const sendPictureFile = (conversationId: string, cookie: string, file: Buffer, text = '') =>
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
  const answeredConversation = await createConversation();
  await calls.call(
    answeredConversation.conversationId,
    'reply',
    { text: 'Ja, hier steht sie.' },
    answeredConversation.seller,
  );
  return answeredConversation;
}

const fetchUrl = async (url: string, cookie = '') => api.sendRequest({ url, headers: { cookie } });
const findPicture = async (conversationId: string, person: SignedInUser) => {
  const { body } = await calls.read(conversationId, person);
  const pictureMessage = body.messages.findLast((message) => message.picture);
  return {
    url: `/api/conversations/pictures/${conversationId}/${pictureMessage?.id}`,
    pictureMessage,
  };
};

test('pictures are delivered without metadata and visible to nobody else', async () => {
  const { conversationId, seller, asker } = await createAnsweredConversation();
  expect(await sendPictureFile(conversationId, asker.cookie, photo, 'So eine meine ich.')).toBe(
    'da',
  );
  const { url, pictureMessage } = await findPicture(conversationId, seller);
  expect(pictureMessage).toMatchObject({
    own: false,
    text: 'So eine meine ich.',
    picture: { width: 900, height: 600 },
  });
  for (const { cookie } of [seller, asker]) {
    const pictureResponse = await fetchUrl(url, cookie);
    expect(pictureResponse.statusCode).toBe(200);
    expect(pictureResponse.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
    });
    expect((await sharp(pictureResponse.rawPayload).metadata()).exif).toBeUndefined();
    expect(pictureResponse.rawPayload.includes('Lindental')).toBe(false);
  }
  const otherUser = await signInReader(api, 'fremd');
  for (const cookie of ['', otherUser.cookie, await signInModerator(api)]) {
    expect((await fetchUrl(url, cookie)).statusCode).toBe(404);
  }
  const otherConversation = await createAnsweredConversation();
  const foreignUrl = url.replace(conversationId, otherConversation.conversationId);
  expect((await fetchUrl(foreignUrl, otherConversation.seller.cookie)).statusCode).toBe(404);
});

test('pictures need a first answer and are rejected by their content', async () => {
  const { conversationId, seller, asker } = await createConversation();
  expect(await sendPictureFile(conversationId, asker.cookie, photo)).toBe('zu');
  await calls.call(conversationId, 'reply', { text: 'Ja, hier steht sie.' }, seller);
  expect(
    await sendPictureFile(conversationId, asker.cookie, Buffer.from('<svg><script/></svg>')),
  ).toBe('svg');
  expect(await sendPictureFile(conversationId, asker.cookie, Buffer.from('%PDF-1.7'))).toBe('typ');
  expect((await findPicture(conversationId, asker)).pictureMessage).toBeUndefined();
  const otherUser = await signInReader(api, 'fremd');
  expect(await sendPictureFile(conversationId, otherUser.cookie, photo)).toBe('404');
});

test('the same picture twice is one message, different ones are all sent, up to a limit', async () => {
  const { conversationId, seller } = await createAnsweredConversation();
  expect(await sendPictureFile(conversationId, seller.cookie, photo)).toBe('da');
  expect(await sendPictureFile(conversationId, seller.cookie, photo)).toBe('da');
  expect(await sendPictureFile(conversationId, seller.cookie, await picture('#aa0000'))).toBe('da');
  const { body } = await calls.read(conversationId, seller);
  expect(body.messages.filter((message) => message.picture)).toHaveLength(2);
  await api.database.pool.query(
    `insert into messages (id, conversation_id, side, text, text_hash, text_length, state, picture)
     select 'PB' || lpad(n::text, 24, '0'), $1, 'seller', 'Ein Bild.', '', 9, 'delivered', '{"width":1,"height":1,"hash":""}'
     from generate_series(3, $2::int) n`,
    [conversationId, messageLimits.maxPicturesPerDay],
  );
  expect(await sendPictureFile(conversationId, seller.cookie, await picture('#0000aa'))).toBe(
    'genug',
  );
});

test('moderators see a picture only after a report; it is deleted with its sender', async () => {
  const { conversationId, seller, asker } = await createAnsweredConversation();
  await sendPictureFile(conversationId, asker.cookie, photo);
  const { pictureMessage, url } = await findPicture(conversationId, seller);
  const moderatorUrl = `/api/moderation/message-pictures/${pictureMessage?.id}`;
  const moderator = await signInModerator(api);
  expect((await fetchUrl(moderatorUrl, moderator)).statusCode).toBe(404);
  const report = { reason: 'belaestigung', explanation: 'Das Bild ist widerlich und ungefragt.' };
  await calls.call(conversationId, 'report', report, seller);
  expect((await fetchUrl(moderatorUrl, moderator)).statusCode).toBe(200);
  expect((await fetchUrl(moderatorUrl, seller.cookie)).statusCode).toBe(403);
  await api.database.pool.query('delete from messages where id = $1', [pictureMessage?.id]);
  expect((await fetchUrl(url, seller.cookie)).statusCode).toBe(404);
  const remainingPictures = await api.database.pool.query(
    'select 1 from message_pictures where message_id = $1',
    [pictureMessage?.id],
  );
  expect(remainingPictures.rows).toEqual([]);
});
