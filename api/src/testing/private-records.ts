import { adValues, placeAd, writeDraft } from './ads.ts';
import { addEvent } from './event-guests.ts';
import { insertGuestJob } from './job-postings.ts';
import { createMessageCalls, createSellerWithAd, signInReader } from './messages.ts';
import { createEmail, registerPerson, signIn } from './people.ts';
import { delivery, placePrintOrder } from './print-orders.ts';
import type { TestApi } from './test-api.ts';

/** Records of other people: their ids, and words that occur only in these records. */
export interface PrivateRecords {
  readonly words: readonly string[];
  /** Numbers and ids that may occur in a URL. */
  readonly recordIds: readonly string[];
}

/**
 * Creates an account, a draft, a message, a print order, a job posting and an event registration,
 * each with a different owner.
 */
export async function createPrivateRecords(api: TestApi): Promise<PrivateRecords> {
  const email = await registerPerson(api, createEmail('geheim-gehalten'));
  const cookie = await signIn(api, email);
  const ownAd = await placeAd(api, cookie);
  const description =
    'Noch nicht fertig: Quittengelee-im-Schuppen bleibt bis auf Weiteres unter uns.';
  const draft = await writeDraft(api, { ...adValues, beschreibung: description }, { cookie });
  const { ad, cookie: seller } = await createSellerWithAd(api, 'Kartoffelroder für eine Reihe');
  const buyer = await signInReader(api, 'kauf');
  const { write, list } = createMessageCalls(api);
  await write(ad.number, 'Der Schlüssel liegt unter dem Brombeerkorb.', {}, buyer.cookie);
  const { conversations } = await list(seller);
  const street = 'Verschwiegenheitsweg';
  await placePrintOrder(api, createEmail('bestellt'), { delivery: { ...delivery, street } });
  const event = await addEvent(api);
  const { email: guest } = await event.addConfirmedGuest('heimlicher-gast');
  const employer = createEmail('stiller-betrieb');
  const job = await insertGuestJob(api.database.drizzle, employer);
  return {
    words: [email, 'Quittengelee-im-Schuppen', 'Brombeerkorb', street, guest, employer],
    recordIds: [
      ...[ownAd.number, ad.number, job.number].map(String),
      draft.id,
      event.eventId,
      event.occurrenceId,
      job.id,
      ...conversations.map(({ id }) => id),
    ],
  };
}
