import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { adValues, createGuestValues, submitDraft, writeDraft } from '#testing/ads.ts';
import {
  readConversationLink,
  createMessageCalls,
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

test('a guest seller’s mailed code lists conversations of all own ads', async () => {
  const sellerEmail = createEmail('gast-verkauf');
  const draft = await writeDraft(api, { ...adValues, ...createGuestValues(sellerEmail) });
  const { number } = (await submitDraft(api, draft)).json<{ number: number }>();
  const adCode = await waitForCode(api, sellerEmail, '/kleinanzeigen/bestaetigen');
  await api.post('/api/kleinanzeigen/confirm', { code: adCode });
  const askers = [await signInReader(api, 'eins'), await signInReader(api, 'zwei')];
  const ids: string[] = [];
  for (const [askerIndex, { cookie }] of askers.entries()) {
    const response = await calls.write(
      number,
      `Ist sie noch da, zum ${askerIndex}. Mal?`,
      {},
      cookie,
    );
    ids.push(response.json<{ conversationId: string }>().conversationId);
    await waitForMessageMails(api, sellerEmail, askerIndex + 1);
  }
  const [mail] = await waitForMessageMails(api, sellerEmail, 2);
  const link = readConversationLink(mail?.text ?? '');
  const { body } = await calls.read(link.conversationId, { code: link.code });
  const otherConversationId = ids.find((id) => id !== link.conversationId);
  expect(body.more).toMatchObject([{ id: otherConversationId, other: 'Karl Korn', unread: 1 }]);
  const [otherConversation] = body.more;
  const openedConversation = await calls.read(otherConversation?.id ?? '', {
    code: otherConversation?.code ?? '',
  });
  expect(openedConversation.body).toMatchObject({
    side: 'seller',
    more: [{ id: link.conversationId }],
  });
  const askerConversation = await calls.read(ids[0] ?? '', { cookie: askers[0]?.cookie ?? '' });
  expect(askerConversation.body.more).toEqual([]);
  // The owner cookie of an ad opens conversations about this ad, but does not list those about
  // other ads of the seller.
  const placerConversation = await calls.read(link.conversationId, { cookie: draft.cookie });
  expect(placerConversation.body).toMatchObject({ side: 'seller', more: [] });
});
