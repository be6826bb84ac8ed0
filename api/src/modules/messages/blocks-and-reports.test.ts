import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { enqueueTask } from '#queue/task.repository.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';
import {
  createMessageCalls,
  createSellerWithAd,
  signInReader,
  findMessageMails,
  waitForMessageMails,
} from '#testing/messages.ts';
import type { SignedInUser } from '#testing/messages.ts';
import { placeAd } from '#testing/ads.ts';
import { waitForCode, getSession, signInModerator } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { createAdPersonalData } from '#modules/ads/writing/ad-data.ts';
import { createIdSigner } from '#secrets/signed-id.ts';
import { eraseExpiredRows } from '#retention/erase-expired-rows.ts';
import { createMessagePersonalData } from './message-data.ts';

let api: TestApi;
let calls: ReturnType<typeof createMessageCalls>;
beforeAll(async () => {
  api = await startTestApi();
  calls = createMessageCalls(api);
});
afterAll(() => api?.end());

async function createConversation() {
  const seller = await createSellerWithAd(api);
  const asker = await signInReader(api, 'kauf');
  const writeResponse = await calls.write(seller.ad.number, 'Noch da?', {}, asker.cookie);
  const { conversationId } = writeResponse.json<{ conversationId: string }>();
  await calls.call(conversationId, 'reply', { text: 'Ja, gern.' }, seller);
  await waitForMessageMails(api, asker.email, 1);
  return { seller, asker, conversationId };
}
const setBlock = (conversationId: string, person: SignedInUser, isBlocked = true) =>
  calls.call(conversationId, 'block', { block: isBlocked }, person);

describe('blocking', () => {
  test('ends writing in both directions and in all conversations, and can be undone', async () => {
    const { seller, asker, conversationId } = await createConversation();
    const title = 'Ganz andere Maschine ab Hof';
    const { number } = await placeAd(api, seller.cookie, { titel: title });
    expect((await setBlock(conversationId, seller)).statusCode).toBe(200);
    expect((await calls.read(conversationId, seller)).body).toMatchObject({
      closed: 'blocked',
      blocking: true,
    });
    expect((await calls.read(conversationId, asker)).body).toMatchObject({
      closed: 'refused',
      blocking: false,
      messages: [{ text: 'Noch da?' }, { text: 'Ja, gern.' }],
    });
    const text = 'Hallo noch einmal';
    expect((await calls.call(conversationId, 'reply', { text }, asker)).json()).toMatchObject({
      code: 'message.blocked',
    });
    expect((await calls.call(conversationId, 'reply', { text }, seller)).json()).toMatchObject({
      code: 'message.closed',
    });
    expect((await calls.write(number, text, {}, asker.cookie)).json()).toMatchObject({
      code: 'message.blocked',
    });
    await setBlock(conversationId, seller, false);
    expect((await calls.call(conversationId, 'reply', { text }, asker)).statusCode).toBe(200);
  });

  test('also suppresses mails that are already queued', async () => {
    const { asker, conversationId } = await createConversation();
    await setBlock(conversationId, asker);
    const mailCountBefore = findMessageMails(api, asker.email).length;
    const payload = { conversationId, to: 'asker' } as const;
    await enqueueTask(api.database.drizzle, { kind: 'mail.message-new', payload });
    await waitForTasks(api);
    expect(findMessageMails(api, asker.email)).toHaveLength(mailCountBefore);
  });
});

test('a report contains the messages; the conversation is closed with a reason and can be appealed', async () => {
  const { seller, asker, conversationId } = await createConversation();
  const moderator = await signInModerator(api);
  const explanation = 'Der Mann beleidigt mich und hört nicht auf damit.';
  const reportRequest = { reason: 'belaestigung', explanation };
  const reportResponse = await calls.call(conversationId, 'report', reportRequest, seller);
  expect(reportResponse.statusCode).toBe(201);
  const receiptCode = await waitForCode(api, seller.email, '/kleinanzeigen/meldung');
  const { cases } = (
    await api.sendRequest({ url: '/api/moderation/cases', headers: { cookie: moderator } })
  ).json();
  const caseSummary = cases.find(({ title }: { title: string }) =>
    title.startsWith('Meldung: Unterh'),
  );
  const url = `/api/moderation/cases/${caseSummary.id}`;
  const moderationCase = (await api.sendRequest({ url, headers: { cookie: moderator } })).json();
  const evidence = JSON.stringify(moderationCase.fields);
  expect(evidence).toContain('Noch da?');
  expect(evidence).toContain('Karl Korn (fragt an)');
  expect(evidence).not.toContain('@');
  const body = { version: moderationCase.version, decision: 'reject', reason: 'belaestigung' };
  const cookie = moderator;
  expect((await api.post(`${url}/decision`, body, { cookie })).statusCode).toBe(200);
  expect((await calls.read(conversationId, asker)).body).toMatchObject({
    closed: 'stopped',
    decision: { title: 'Belästigung oder Werbung', appeal: 'possible' },
  });
  expect((await calls.read(conversationId, seller)).body).toMatchObject({
    closed: 'stopped',
    decision: null,
  });
  const status = await api.sendRequest({ url: `/api/reports?code=${receiptCode}` });
  expect(status.json()).toMatchObject({ decision: { measure: true } });
  const appeal = { text: 'Ich habe niemanden beleidigt, das ist verdreht.' };
  expect((await calls.call(conversationId, 'appeal', appeal, asker)).statusCode).toBe(200);
  expect((await calls.read(conversationId, asker)).body.decision).toMatchObject({ appeal: 'open' });
});

describe('personal data', () => {
  const readDataSubject = async ({ cookie, email }: SignedInUser) => {
    const { user } = await getSession(api, cookie);
    return { id: user?.id ?? '', email };
  };

  test('an export contains both sides’ messages; erasing an account removes its own', async () => {
    const { seller, asker, conversationId } = await createConversation();
    await setBlock(conversationId, asker);
    const db = api.database.drizzle;
    const data = createMessagePersonalData(db);
    const exportedText = JSON.stringify(await data.export(await readDataSubject(asker)));
    expect(exportedText).toContain('Noch da?');
    expect(exportedText).toContain('Ja, gern.');
    expect(exportedText).not.toContain(seller.email);
    const subject = await readDataSubject(asker);
    await db.transaction((tx) => data.erase(tx, subject));
    expect((await calls.read(conversationId, seller)).body).toMatchObject({
      other: 'Gelöschtes Konto',
      closed: 'gone',
      messages: [
        { text: '', state: 'deleted' },
        { text: 'Ja, gern.', state: 'sent' },
      ],
    });
    expect((await calls.read(conversationId, asker)).status).toBe(404);
    const remainingBlocks = await api.database.pool.query(
      'select * from message_blocks where blocker = $1',
      [`user:${subject.id}`],
    );
    expect(remainingBlocks.rows).toEqual([]);
  });

  test('erasing a seller removes ad and own messages; the buyer’s messages stay', async () => {
    const { seller, asker, conversationId } = await createConversation();
    const db = api.database.drizzle;
    const code = createIdSigner(['only-for-tests-0123456789-0123456789']).sign(
      'message-seller',
      conversationId,
    );
    expect((await calls.read(conversationId, { code })).body.side).toBe('seller');
    const subject = await readDataSubject(seller);
    await db.transaction(async (tx) => {
      await createMessagePersonalData(db).erase(tx, subject);
      await createAdPersonalData(db).erase(tx, subject);
    });
    expect((await calls.read(conversationId, asker)).body).toMatchObject({
      other: 'Gelöschtes Konto',
      closed: 'gone',
      ad: { slug: null, state: 'gone' },
      messages: [
        { text: 'Noch da?', own: true },
        { text: '', state: 'deleted' },
      ],
    });
    expect((await calls.read(conversationId, seller)).status).toBe(404);
    expect((await calls.read(conversationId, { code })).status).toBe(404);
  });

  test('deletes conversations ninety days after their ad, unconfirmed first messages after a week', async () => {
    const { seller, conversationId } = await createConversation();
    const activeConversation = await createConversation();
    await calls.write(seller.ad.number, 'Ich bestätige nie.', { email: 'nie@hof.example' });
    const { number } = seller.ad;
    await runSql(api, `update ads set state = 'sold', ended_at = now() where number = ${number}`);
    const db = api.database.drizzle;
    const getDateInDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const countUnconfirmed = async () =>
      (await api.database.pool.query("select 1 from conversations where state = 'unconfirmed'"))
        .rows.length;
    expect(await countUnconfirmed()).toBe(1);
    await eraseExpiredRows(db, 'conversations', getDateInDays(8));
    expect(await countUnconfirmed()).toBe(0);
    await eraseExpiredRows(db, 'conversations', getDateInDays(89));
    expect((await calls.read(conversationId, seller)).status).toBe(200);
    await eraseExpiredRows(db, 'conversations', getDateInDays(91));
    expect((await calls.read(conversationId, seller)).status).toBe(404);
    expect(
      (await calls.read(activeConversation.conversationId, activeConversation.seller)).status,
    ).toBe(200);
  });
});
