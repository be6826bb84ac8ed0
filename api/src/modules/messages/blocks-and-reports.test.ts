import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { enqueueTask } from '#queue/task.repository.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import {
  messageCalls,
  sellerWithAd,
  signInReader,
  mailsTo,
  waitForMails,
} from '#testing/messages.ts';
import type { SignedIn } from '#testing/messages.ts';
import { placeAd } from '#testing/ads.ts';
import { mailedCode, sessionOf, signInModerator } from '#testing/people.ts';
import { shiftTime, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { adData } from '#modules/ads/writing/ad-data.ts';
import { createSignedIds } from '#secrets/signed-id.ts';
import { removeOldConversations } from './conversation.repository.ts';
import { messageData } from './message-data.ts';

let api: TestApi;
let calls: ReturnType<typeof messageCalls>;
beforeAll(async () => {
  api = await startTestApi();
  calls = messageCalls(api);
});
afterAll(() => api?.end());

async function talk() {
  const seller = await sellerWithAd(api);
  const asker = await signInReader(api, 'kauf');
  const sent = await calls.write(seller.ad.number, 'Noch da?', {}, asker.cookie);
  const { thread } = sent.json<{ thread: string }>();
  await calls.call(thread, 'reply', { text: 'Ja, gern.' }, seller);
  await waitForMails(api, asker.email, 1);
  return { seller, asker, thread };
}
const block = (thread: string, who: SignedIn, on = true) =>
  calls.call(thread, 'block', { block: on }, who);

describe('blocking', () => {
  test('ends writing in both directions and in all conversations, and can be undone', async () => {
    const { seller, asker, thread } = await talk();
    const titel = 'Ganz andere Maschine ab Hof';
    const { number } = await placeAd(api, seller.cookie, { titel });
    expect((await block(thread, seller)).statusCode).toBe(200);
    expect((await calls.read(thread, seller)).body).toMatchObject({
      closed: 'blocked',
      blocking: true,
    });
    expect((await calls.read(thread, asker)).body).toMatchObject({
      closed: 'refused',
      blocking: false,
      messages: [{ text: 'Noch da?' }, { text: 'Ja, gern.' }],
    });
    const text = 'Hallo noch einmal';
    expect((await calls.call(thread, 'reply', { text }, asker)).json()).toMatchObject({
      code: 'message.unwanted',
    });
    expect((await calls.call(thread, 'reply', { text }, seller)).json()).toMatchObject({
      code: 'message.closed',
    });
    expect((await calls.write(number, text, {}, asker.cookie)).json()).toMatchObject({
      code: 'message.unwanted',
    });
    await block(thread, seller, false);
    expect((await calls.call(thread, 'reply', { text }, asker)).statusCode).toBe(200);
  });

  test('also suppresses mails that are already queued', async () => {
    const { asker, thread } = await talk();
    await block(thread, asker);
    const before = mailsTo(api, asker.email).length;
    const payload = { conversationId: thread, to: 'asker' } as const;
    await enqueueTask(api.database.drizzle, { kind: 'mail.message-new', payload });
    await waitForTasks(api);
    expect(mailsTo(api, asker.email)).toHaveLength(before);
  });
});

test('a report contains the messages; the conversation is closed with a reason and can be appealed', async () => {
  const { seller, asker, thread } = await talk();
  const moderator = await signInModerator(api);
  const explanation = 'Der Mann beleidigt mich und hört nicht auf damit.';
  const report = { reason: 'belaestigung', explanation };
  const filed = await calls.call(thread, 'report', report, seller);
  expect(filed.statusCode).toBe(201);
  const receipt = await mailedCode(api, seller.email, '/kleinanzeigen/meldung');
  const { cases } = (
    await api.ask({ url: '/api/moderation/cases', headers: { cookie: moderator } })
  ).json();
  const found = cases.find(({ title }: { title: string }) => title.startsWith('Meldung: Unterh'));
  const url = `/api/moderation/cases/${found.id}`;
  const one = (await api.ask({ url, headers: { cookie: moderator } })).json();
  const evidence = JSON.stringify(one.fields);
  expect(evidence).toContain('Noch da?');
  expect(evidence).toContain('Karl Korn (fragt an)');
  expect(evidence).not.toContain('@');
  const body = { version: one.version, decision: 'reject', reason: 'belaestigung' };
  const cookie = moderator;
  expect((await api.post(`${url}/decision`, body, { cookie })).statusCode).toBe(200);
  expect((await calls.read(thread, asker)).body).toMatchObject({
    closed: 'stopped',
    decision: { title: 'Belästigung oder Werbung', appeal: 'possible' },
  });
  expect((await calls.read(thread, seller)).body).toMatchObject({
    closed: 'stopped',
    decision: null,
  });
  const status = await api.ask({ url: `/api/reports?code=${receipt}` });
  expect(status.json()).toMatchObject({ decision: { measure: true } });
  const appeal = { text: 'Ich habe niemanden beleidigt, das ist verdreht.' };
  expect((await calls.call(thread, 'appeal', appeal, asker)).statusCode).toBe(200);
  expect((await calls.read(thread, asker)).body.decision).toMatchObject({ appeal: 'open' });
});

describe('personal data', () => {
  const moderationSubject = async ({ cookie, email }: SignedIn) => {
    const { user } = await sessionOf(api, cookie);
    return { id: user?.id ?? '', email };
  };

  test('an export contains both sides’ messages; erasing an account removes its own', async () => {
    const { seller, asker, thread } = await talk();
    await block(thread, asker);
    const db = api.database.drizzle;
    const data = messageData(db);
    const copy = JSON.stringify(await data.export(await moderationSubject(asker)));
    expect(copy).toContain('Noch da?');
    expect(copy).toContain('Ja, gern.');
    expect(copy).not.toContain(seller.email);
    const subject = await moderationSubject(asker);
    await db.transaction((tx) => data.erase(tx, subject));
    expect((await calls.read(thread, seller)).body).toMatchObject({
      other: 'Gelöschtes Konto',
      closed: 'gone',
      messages: [
        { text: '', state: 'deleted' },
        { text: 'Ja, gern.', state: 'sent' },
      ],
    });
    expect((await calls.read(thread, asker)).status).toBe(404);
    const left = await api.database.pool.query('select * from message_blocks where blocker = $1', [
      `user:${subject.id}`,
    ]);
    expect(left.rows).toEqual([]);
  });

  test('erasing a seller removes ad and own messages; the buyer’s messages stay', async () => {
    const { seller, asker, thread } = await talk();
    const db = api.database.drizzle;
    const code = createSignedIds(['only-for-tests-0123456789-0123456789']).sign(
      'message-seller',
      thread,
    );
    expect((await calls.read(thread, { code })).body.side).toBe('seller');
    const subject = await moderationSubject(seller);
    await db.transaction(async (tx) => {
      await messageData(db).erase(tx, subject);
      await adData(db).erase(tx, subject);
    });
    expect((await calls.read(thread, asker)).body).toMatchObject({
      other: 'Gelöschtes Konto',
      closed: 'gone',
      ad: { slug: null, state: 'gone' },
      messages: [
        { text: 'Noch da?', own: true },
        { text: '', state: 'deleted' },
      ],
    });
    expect((await calls.read(thread, seller)).status).toBe(404);
    expect((await calls.read(thread, { code })).status).toBe(404);
  });

  test('deletes conversations ninety days after their ad, unconfirmed first messages after a week', async () => {
    const { seller, thread } = await talk();
    const running = await talk();
    await calls.write(seller.ad.number, 'Ich bestätige nie.', { email: 'nie@hof.example' });
    const { number } = seller.ad;
    await shiftTime(
      api,
      `update ads set state = 'sold', ended_at = now() where number = ${number}`,
    );
    const db = api.database.drizzle;
    const later = (days: number) => new Date(Date.now() + days * 86_400_000);
    const waiting = async () =>
      (await api.database.pool.query("select 1 from conversations where state = 'unconfirmed'"))
        .rows.length;
    expect(await waiting()).toBe(1);
    await removeOldConversations(db, later(8));
    expect(await waiting()).toBe(0);
    await removeOldConversations(db, later(89));
    expect((await calls.read(thread, seller)).status).toBe(200);
    await removeOldConversations(db, later(91));
    expect((await calls.read(thread, seller)).status).toBe(404);
    expect((await calls.read(running.thread, running.seller)).status).toBe(200);
  });
});
