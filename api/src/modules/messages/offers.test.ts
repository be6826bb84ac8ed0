import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { placeAd } from '#testing/ads.ts';
import {
  createMessageCalls,
  createSellerWithAd,
  signInReader,
  waitForMessageMails,
} from '#testing/messages.ts';
import { waitForCode, createEmail } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
let calls: ReturnType<typeof createMessageCalls>;
beforeAll(async () => {
  api = await startTestApi();
  calls = createMessageCalls(api);
});
afterAll(() => api?.end());

test('an offer is stored with its message, shown in the mail and answered by a counter-offer', async () => {
  const seller = await createSellerWithAd(api, 'Kreiselegge mit Packerwalze');
  const asker = await signInReader(api, 'kauf');
  const { number } = seller.ad;
  expect((await calls.form(number, asker.cookie)).json()).toMatchObject({ offers: true });
  const contact = await calls.write(number, 'Ginge das?', { offer: '4.500,50 €' }, asker.cookie);
  const { conversationId } = contact.json<{ conversationId: string }>();
  const [mail] = await waitForMessageMails(api, seller.email, 1);
  expect(mail?.text).toMatch(/Preisvorschlag: 4\.500,50/u);
  await calls.call(conversationId, 'reply', { text: 'Etwas mehr.', offer: '4800' }, seller);
  await calls.call(conversationId, 'reply', { text: 'Gut.', offer: '' }, asker);
  const { body } = await calls.read(conversationId, asker);
  expect(body.offers).toBe(true);
  expect(body.messages.map(({ offerCents }) => offerCents)).toEqual([450_050, 480_000, null]);
});

test.each(['viel', '0', '-5', '1e9', '12.34.56'])('„%s“ is not a valid offer', async (offer) => {
  const seller = await createSellerWithAd(api, `Mulcher zum Angebot ${offer}`);
  const asker = await signInReader(api, 'kauf');
  const response = await calls.write(seller.ad.number, 'Bitte', { offer }, asker.cookie);
  expect([response.statusCode, response.json().fields?.offer]).toEqual([400, expect.any(String)]);
});

test('a fixed price accepts no offers; a guest’s offer waits for confirmation', async () => {
  const seller = await signInReader(api, 'verkauf');
  const fixedPriceAd = await placeAd(api, seller.cookie, {
    titel: 'Walze zum Festpreis',
    preisart: 'festpreis',
  });
  const asker = await signInReader(api, 'kauf');
  expect((await calls.form(fixedPriceAd.number, asker.cookie)).json()).toMatchObject({
    offers: false,
  });
  const contact = await calls.write(fixedPriceAd.number, 'Bitte', { offer: '50' }, asker.cookie);
  const conversation = await calls.read(
    contact.json<{ conversationId: string }>().conversationId,
    asker,
  );
  expect(conversation.body.messages[0]?.offerCents).toBeNull();
  const secondAd = await placeAd(api, seller.cookie, { titel: 'Walze gegen Gebot, zweite' });
  const email = createEmail('gast');
  await calls.write(secondAd.number, 'Ich nehme sie.', { email, offer: '300' });
  const code = await waitForCode(api, email, '/nachrichten/bestaetigen');
  const confirmedContact = (await calls.confirm(code)).json<{
    conversationId: string;
    code: string;
  }>();
  const ownConversation = await calls.read(confirmedContact.conversationId, {
    code: confirmedContact.code,
  });
  expect(ownConversation.body.messages[0]?.offerCents).toBe(30_000);
});
