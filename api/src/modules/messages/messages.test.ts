import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createGuestValues, submitDraft, writeDraft, adValues } from '#testing/ads.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import {
  readConversationLink,
  createMessageCalls,
  createSellerWithAd,
  signInReader,
  findMessageMails,
  waitForMessageMails,
} from '#testing/messages.ts';
import {
  waitForCode,
  createEmail,
  register,
  waitForConfirmationCode,
  signIn,
} from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let calls: ReturnType<typeof createMessageCalls>;
beforeAll(async () => {
  api = await startTestApi();
  calls = createMessageCalls(api);
});
afterAll(() => api?.end());

const readConversationId = (answer: { json: () => unknown }) =>
  (answer.json() as { conversationId: string }).conversationId;
const waitForConfirmCode = async (email: string) =>
  waitForCode(api, email, '/nachrichten/bestaetigen');

describe('two accounts', () => {
  test('write and read, with one mail per unread run and without email addresses', async () => {
    const seller = await createSellerWithAd(api);
    const asker = await signInReader(api, 'kauf');
    const id = readConversationId(
      await calls.write(seller.ad.number, 'Ist sie noch da?', {}, asker.cookie),
    );
    await calls.call(id, 'reply', { text: 'Ich käme am Samstag.' }, asker);
    const [mail] = await waitForMessageMails(api, seller.email, 1);
    expect(mail?.text).toContain('„Ist sie noch da?“');
    expect(mail?.text).not.toContain(asker.email);
    expect(readConversationLink(mail?.text ?? '')).toEqual({ conversationId: id, code: '' });
    expect(await calls.list(seller.cookie)).toMatchObject({
      unread: 2,
      conversations: [
        {
          id,
          side: 'seller',
          adNumber: seller.ad.number,
          other: 'Karl Korn',
          unread: 2,
          last: 'Ich käme am Samstag.',
        },
      ],
    });
    const receivedConversation = await calls.read(id, seller);
    expect(receivedConversation.body).toMatchObject({
      side: 'seller',
      other: 'Karl Korn',
      closed: null,
      messages: [{ own: false, text: 'Ist sie noch da?', state: 'sent' }, { own: false }],
    });
    expect(JSON.stringify(receivedConversation.body)).not.toContain('@');
    expect((await calls.read(id, asker)).body.messages[0]).toMatchObject({ state: 'sent' });
    await calls.call(id, 'read', undefined, seller);
    expect((await calls.list(seller.cookie)).unread).toBe(0);
    expect((await calls.read(id, asker)).body.messages[1]).toMatchObject({ state: 'read' });
    await calls.call(id, 'reply', { text: 'Ja, kommen Sie.' }, seller);
    await waitForMessageMails(api, asker.email, 1);
    await calls.call(id, 'reply', { text: 'Bis dann.' }, asker);
    await waitForMessageMails(api, seller.email, 2);
    await waitForTasks(api);
    expect(findMessageMails(api, seller.email)).toHaveLength(2);
  });

  test('returns 404 for everybody else', async () => {
    const { ad } = await createSellerWithAd(api);
    const asker = await signInReader(api, 'kauf');
    const id = readConversationId(await calls.write(ad.number, 'Noch zu haben?', {}, asker.cookie));
    const otherUser = await signInReader(api, 'fremd');
    for (const caller of [{}, otherUser, { code: `${id}.${'a'.repeat(43)}` }]) {
      expect((await calls.read(id, caller)).status).toBe(404);
      expect((await calls.call(id, 'reply', { text: 'Hallo' }, caller)).statusCode).toBe(404);
      expect((await calls.call(id, 'block', { block: true }, caller)).statusCode).toBe(404);
    }
  });

  test('two concurrent first messages create one conversation; a duplicate message is stored once', async () => {
    const { ad } = await createSellerWithAd(api);
    const { cookie } = await signInReader(api, 'kauf');
    const writeResponses = await Promise.all([
      calls.write(ad.number, 'Wie viele Ballen hat sie?', {}, cookie),
      calls.write(ad.number, 'Und was wiegt sie?', {}, cookie),
    ]);
    expect(writeResponses.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const [firstId, secondId] = writeResponses.map(readConversationId);
    expect(secondId).toBe(firstId);
    const idempotencyKey = randomUUID();
    const idempotentOptions = { idempotencyKey };
    await calls.write(ad.number, 'Danke im Voraus.', idempotentOptions, cookie);
    await calls.write(ad.number, 'Danke im Voraus.', idempotentOptions, cookie);
    await calls.write(ad.number, 'Danke im Voraus.', {}, cookie);
    expect((await calls.read(firstId ?? '', { cookie })).body.messages).toHaveLength(3);
    expect((await calls.form(ad.number, cookie)).json()).toMatchObject({ conversationId: firstId });
  });

  test('rejects messages to oneself and too many unanswered ones', async () => {
    const seller = await createSellerWithAd(api);
    const ownAdResponse = await calls.write(seller.ad.number, 'Hallo ich', {}, seller.cookie);
    expect(ownAdResponse.json()).toMatchObject({ code: 'message.own-ad' });
    const asker = await signInReader(api, 'kauf');
    const id = readConversationId(
      await calls.write(seller.ad.number, 'Frage eins', {}, asker.cookie),
    );
    for (const text of ['zwei', 'drei', 'vier', 'fünf']) {
      await calls.call(id, 'reply', { text: `Frage ${text}` }, asker);
    }
    const sixthReplyResponse = await calls.call(id, 'reply', { text: 'Frage sechs' }, asker);
    expect(sixthReplyResponse.json()).toMatchObject({ code: 'message.closed' });
    expect((await calls.read(id, asker)).body.closed).toBe('unanswered');
    await calls.call(id, 'reply', { text: 'Geduld bitte.' }, seller);
    expect((await calls.read(id, asker)).body.closed).toBeNull();
  });
});

describe('guests', () => {
  test('confirm first; then the mailed code opens the conversation on both sides', async () => {
    const sellerEmail = createEmail('gast-verkauf');
    const draft = await writeDraft(api, { ...adValues, ...createGuestValues(sellerEmail) });
    const { number } = (await submitDraft(api, draft)).json<{ number: number }>();
    const adCode = await waitForCode(api, sellerEmail, '/kleinanzeigen/bestaetigen');
    await api.post('/api/kleinanzeigen/confirm', { code: adCode });
    const email = createEmail('gast');
    const writeResponse = await calls.write(number, 'Ich hätte Interesse.', { email });
    expect(writeResponse.json()).toEqual({ conversationId: null });
    expect(findMessageMails(api, sellerEmail)).toHaveLength(0);
    const code = await waitForConfirmCode(email);
    const confirmedContact = (await calls.confirm(code)).json<{
      conversationId: string;
      code: string;
    }>();
    expect((await calls.confirm(code)).json()).toEqual(confirmedContact);
    const { conversationId } = confirmedContact;
    const guest = { code: confirmedContact.code };
    const [mail] = await waitForMessageMails(api, sellerEmail, 1);
    const seller = readConversationLink(mail?.text ?? '');
    expect(seller.conversationId).toBe(conversationId);
    expect((await calls.read(conversationId, seller)).body).toMatchObject({ side: 'seller' });
    expect((await calls.read(conversationId, { cookie: draft.cookie })).body).toMatchObject({
      side: 'seller',
    });
    await calls.call(conversationId, 'reply', { text: 'Gern, wann?' }, seller);
    const [answer] = await waitForMessageMails(api, email, 1);
    expect(readConversationLink(answer?.text ?? '')).toEqual({ conversationId, ...guest });
    // Mail programs open links, so the seller sees "gelesen" only after the guest has answered.
    await calls.call(conversationId, 'read', undefined, guest);
    expect((await calls.read(conversationId, seller)).body.messages[1]).toMatchObject({
      state: 'sent',
    });
    await calls.call(conversationId, 'reply', { text: 'Am Montag.' }, guest);
    expect((await calls.read(conversationId, seller)).body.messages[1]).toMatchObject({
      state: 'read',
    });
  });

  test('an account with the confirmed address gets the conversation, also if created later', async () => {
    const { ad } = await createSellerWithAd(api);
    const email = createEmail('gast');
    await calls.write(ad.number, 'Passt sie an einen 60-PS-Schlepper?', { email });
    const { conversationId } = (await calls.confirm(await waitForConfirmCode(email))).json<{
      conversationId: string;
    }>();
    await register(api, email);
    await api.post('/api/auth/confirm', {
      token: await waitForConfirmationCode(api, email, api.mails.to(email).length + 1),
    });
    const cookie = await signIn(api, email);
    expect((await calls.list(cookie)).conversations).toMatchObject([
      { id: conversationId, side: 'asker' },
    ]);
    await calls.write(ad.number, 'Und die Gelenkwelle?', { email });
    const secondCode = await waitForCode(api, email, '/nachrichten/bestaetigen', 2);
    expect((await calls.confirm(secondCode)).json()).toMatchObject({ conversationId });
    expect((await calls.read(conversationId, { cookie })).body.messages).toHaveLength(2);
    expect((await calls.confirm(secondCode)).json()).toMatchObject({ conversationId });
  });

  test('two first messages of one address, confirmed at once, create one conversation', async () => {
    const { ad } = await createSellerWithAd(api);
    const email = createEmail('gast');
    await calls.write(ad.number, 'Die erste Frage', { email });
    const firstCode = await waitForConfirmCode(email);
    await calls.write(ad.number, 'Die zweite Frage', { email });
    const secondCode = await waitForCode(api, email, '/nachrichten/bestaetigen', 2);
    const responses = await Promise.all(
      [firstCode, secondCode, firstCode, secondCode].map(calls.confirm),
    );
    const conversations = new Set(responses.map(readConversationId));
    expect(conversations.size).toBe(1);
    const [conversationId = ''] = conversations;
    const { code } = responses[0]?.json<{ code: string }>() ?? { code: '' };
    expect((await calls.read(conversationId, { code })).body.messages).toHaveLength(2);
  });

  test('an address may start five conversations a day, however often it confirms', async () => {
    const email = createEmail('gast');
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const { ad } = await createSellerWithAd(api);
      await runSql(api, 'delete from throttles');
      await calls.write(ad.number, `Frage ${count} zu dieser Presse`, { email });
      const code = await waitForCode(api, email, '/nachrichten/bestaetigen', count);
      statuses.push((await calls.confirm(code)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 409]);
  }, 120_000);

  test('need an address; messages of bots are dropped silently', async () => {
    const { ad } = await createSellerWithAd(api);
    const noEmailResponse = await calls.write(ad.number, 'Hallo', {});
    expect(noEmailResponse.json()).toMatchObject({
      code: 'form.invalid',
      fields: { email: /E-Mail/u },
    });
    const email = createEmail('automat');
    const botResponse = await calls.write(ad.number, 'Hallo', {
      email,
      website: 'https://x.example',
    });
    expect(botResponse.json()).toEqual({ conversationId: null });
    await waitForTasks(api);
    expect(api.mails.to(email)).toEqual([]);
  });
});

describe('first contacts', () => {
  test('new accounts may start ten conversations a day, older ones more', async () => {
    const { cookie, email } = await signInReader(api, 'eifrig');
    const adNumbers: number[] = [];
    for (let count = 0; count < 11; count += 1) {
      adNumbers.push((await createSellerWithAd(api)).ad.number);
    }
    const statuses: number[] = [];
    for (const [index, number] of adNumbers.entries()) {
      statuses.push((await calls.write(number, `Frage Nummer ${index}?`, {}, cookie)).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 409]);
    await runSql(
      api,
      `update users set created_at = now() - interval '8 days' where email = '${email}'`,
    );
    const laterWriteResponse = await calls.write(
      adNumbers[10] ?? 0,
      'Frage Nummer 10?',
      {},
      cookie,
    );
    expect(laterWriteResponse.statusCode).toBe(201);
  }, 120_000);

  test.each([
    ['sold', 409],
    ['expired', 409],
    ['paused', 404],
    ['deleted', 410],
    ['blocked', 410],
  ])(
    'an ad that is %s accepts none, but existing messages stay readable',
    async (state, status) => {
      const seller = await createSellerWithAd(api);
      const asker = await signInReader(api, 'kauf');
      const id = readConversationId(
        await calls.write(seller.ad.number, 'Noch da?', {}, asker.cookie),
      );
      const { number } = seller.ad;
      await runSql(
        api,
        `update ads set state = '${state}', ended_at = now() where number = ${number}`,
      );
      const otherUser = await signInReader(api, 'kauf');
      expect((await calls.write(number, 'Und ich?', {}, otherUser.cookie)).statusCode).toBe(status);
      const isUnavailable = state === 'deleted' || state === 'blocked';
      const { body } = await calls.read(id, asker);
      expect(body).toMatchObject({
        closed: isUnavailable ? 'ad' : null,
        ad: { state: isUnavailable ? 'gone' : state },
        messages: [{ text: 'Noch da?' }],
      });
      const response = await calls.call(id, 'reply', { text: 'Verkauft.' }, seller);
      expect(response.statusCode).toBe(isUnavailable ? 409 : 200);
    },
  );
});
