import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { waitForTasks } from '#testing/wait-for-tasks.ts';
import {
  createMessageCalls,
  createSellerWithAd,
  signInReader,
  findMessageMails,
  waitForMessageMails,
} from '#testing/messages.ts';
import { signInModerator } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

let api: TestApi;
let calls: ReturnType<typeof createMessageCalls>;
let moderator: string;
beforeAll(async () => {
  api = await startTestApi();
  calls = createMessageCalls(api);
  moderator = await signInModerator(api);
});
afterAll(() => api?.end());

const readConversationId = (response: { json: () => unknown }) =>
  (response.json() as { conversationId: string }).conversationId;
const fetchAsModerator = async (url: string) =>
  (await api.sendRequest({ url, headers: { cookie: moderator } })).json();

async function findCase(title: string, view = 'offen') {
  const { cases } = await fetchAsModerator(`/api/moderation/cases?ansicht=${view}`);
  const foundCase = cases.find(
    (moderationCase: { title: string }) => moderationCase.title === title,
  );
  return foundCase ? fetchAsModerator(`/api/moderation/cases/${foundCase.id}`) : null;
}
const decideCase = async (title: string, decision: object) => {
  const { id, version } = await findCase(title);
  const response = await api.post(
    `/api/moderation/cases/${id}/decision`,
    { version, ...decision },
    { cookie: moderator },
  );
  expect(response.statusCode).toBe(200);
};

describe('first messages', () => {
  test.each([
    ['Rufen Sie mich an: 0171 2345678', 'Telefonnummer'],
    ['Schreiben Sie an karl.korn@landpost.de bitte', 'E-Mail-Adresse'],
    ['Bilder unter www.billig-kaufen.shop', 'Internetadresse'],
    ['Ich überweise: DE02 1203 0000 0000 2020 51', 'Bankverbindung'],
  ])('must be confirmed if they contain contact details: %s', async (text, fieldName) => {
    const { ad } = await createSellerWithAd(api);
    const { cookie } = await signInReader(api, 'kauf');
    const response = await calls.write(ad.number, text, {}, cookie);
    expect(response.statusCode).toBe(422);
    const { fields } = response.json();
    expect(fields.text).toContain(fieldName);
    expect(fields.anyway).toContain('Haken');
  });

  test('sent anyway are held and delivered after approval', async () => {
    const seller = await createSellerWithAd(api, 'Presse für eine Nummer');
    const asker = await signInReader(api, 'kauf');
    const text = 'Rufen Sie mich an: 0171 2345678';
    const writeResponse = await calls.write(seller.ad.number, text, { anyway: true }, asker.cookie);
    const id = readConversationId(writeResponse);
    expect((await calls.read(id, asker)).body).toMatchObject({
      closed: 'review',
      messages: [{ state: 'review' }],
    });
    expect((await calls.read(id, seller)).status).toBe(404);
    expect((await calls.list(seller.cookie)).conversations).toEqual([]);
    await waitForTasks(api);
    expect(findMessageMails(api, seller.email)).toEqual([]);
    const title = 'Anfrage: Presse für eine Nummer';
    expect(await findCase(title)).toMatchObject({ kind: 'message' });
    await decideCase(title, { decision: 'approve' });
    expect((await calls.read(id, seller)).body.messages).toMatchObject([{ text }]);
    await waitForMessageMails(api, seller.email, 1);
  });

  test.each([
    'Mein Spediteur holt ab und bringt Ihnen das Geld, ich bin gerade im Ausland.',
    'Bitte nur über WhatsApp, ich zahle mit Westernunion.',
    'Ich schicke Ihnen einen Link zur Zahlung per DHL-Kurier.',
  ])('that look like scams are held: %s', async (text) => {
    const seller = await createSellerWithAd(api);
    const asker = await signInReader(api, 'kauf');
    const id = readConversationId(await calls.write(seller.ad.number, text, {}, asker.cookie));
    expect((await calls.read(id, asker)).body.closed).toBe('review');
    expect((await calls.read(id, seller)).status).toBe(404);
  });

  test.each([
    'Ist die Presse noch da? Ich käme am Samstag um 10 Uhr mit dem Anhänger und zahle bar.',
    'Guten Tag, was wiegt die Maschine und passt sie an einen Fendt 211 mit 110 PS?',
    'Würden Sie sie für 5.800 € abgeben? Teilenummer der Welle wäre 2500.123.456, oder?',
    'Lieferung nach 87435 Kempten möglich? Baujahr 2009 steht da, stimmt das?',
  ])('of honest people are delivered: %s', async (text) => {
    const seller = await createSellerWithAd(api);
    const asker = await signInReader(api, 'kauf');
    const id = readConversationId(await calls.write(seller.ad.number, text, {}, asker.cookie));
    expect((await calls.read(id, seller)).body.messages).toMatchObject([{ text, warnings: [] }]);
  });

  test('the same text to a third ad is held', async () => {
    const asker = await signInReader(api, 'kauf');
    const text =
      'Guten Tag, ich suche genau so eine Maschine für meinen Betrieb und hätte großes Interesse.';
    const closedReasons: (string | null)[] = [];
    for (let adIndex = 0; adIndex < 3; adIndex += 1) {
      const { ad } = await createSellerWithAd(api);
      const id = readConversationId(await calls.write(ad.number, text, {}, asker.cookie));
      closedReasons.push((await calls.read(id, asker)).body.closed);
    }
    expect(closedReasons).toEqual([null, null, 'review']);
  });
});

test('a rejection gives a reason by mail; a granted appeal delivers the message', async () => {
  const seller = await createSellerWithAd(api, 'Presse, um die es Streit gibt');
  const asker = await signInReader(api, 'kauf');
  const text = 'Der Kurier holt ab und bringt Ihnen das Geld.';
  const id = readConversationId(await calls.write(seller.ad.number, text, {}, asker.cookie));
  const title = 'Anfrage: Presse, um die es Streit gibt';
  await decideCase(title, { decision: 'reject', reason: 'betrug' });
  await waitUntil('a statement of reasons', () =>
    api.mails.to(asker.email).some((mail) => mail.text.includes('§ 263 StGB')),
  );
  expect((await calls.read(id, asker)).body).toMatchObject({
    closed: 'rejected',
    messages: [{ state: 'refused' }],
    decision: { title: 'Verdacht auf Betrug', appeal: 'possible' },
  });
  const appeal = { text: 'Der Kurier ist mein Bruder, das war schlecht gesagt.' };
  expect((await calls.call(id, 'appeal', appeal, seller)).statusCode).toBe(404);
  expect((await calls.call(id, 'appeal', appeal, asker)).statusCode).toBe(200);
  const waitingCase = await findCase(title, 'einsprueche');
  const grantRequest = {
    version: waitingCase.version,
    decision: 'grant',
    note: 'Das leuchtet ein, danke.',
  };
  const cookie = moderator;
  await api.post(`/api/moderation/cases/${waitingCase.id}/appeal-decision`, grantRequest, {
    cookie,
  });
  expect((await calls.read(id, seller)).body.messages).toMatchObject([{ text }]);
  expect((await calls.read(id, asker)).body).toMatchObject({ closed: null, decision: null });
});

test('after an answer contact details are allowed; talk about money gets a warning', async () => {
  const seller = await createSellerWithAd(api);
  const asker = await signInReader(api, 'kauf');
  const id = readConversationId(await calls.write(seller.ad.number, 'Noch da?', {}, asker.cookie));
  const hint = { text: 'Ja. Bitte vorab per Vorkasse auf DE02 1203 0000 0000 2020 51.' };
  expect((await calls.call(id, 'reply', hint, seller)).statusCode).toBe(200);
  const number = { text: 'Meine Nummer: 0171 2345678' };
  expect((await calls.call(id, 'reply', number, asker)).statusCode).toBe(200);
  const [, messageWithWarning] = (await calls.read(id, asker)).body.messages;
  expect(messageWithWarning?.warnings).toContain('Bankverbindung im Text');
  expect((await calls.read(id, seller)).body.messages[1]?.warnings).toEqual([]);
  const [mail] = await waitForMessageMails(api, asker.email, 1);
  expect(mail?.text).toContain('Vorsicht');
});
