import { adValues, placeAd, writeDraft } from './ads.ts';
import { addEvent } from './event-guests.ts';
import { insertJob } from './job-postings.ts';
import { messageCalls, sellerWithAd, somebody } from './messages.ts';
import { newEmail, newPerson, signIn } from './people.ts';
import { delivery, orderPrint } from './print-orders.ts';
import type { TestApi } from './test-api.ts';

/** Things of other people: words that stand nowhere else, and the names by which addresses mean them. */
export interface KeptSecrets {
  readonly words: readonly string[];
  /** Numbers and ids, as they may stand in an address. */
  readonly names: readonly string[];
}

/** An account, a draft, a message, an order, an application's Stelle and a guest, each somebody's own. */
export async function keepSecrets(api: TestApi): Promise<KeptSecrets> {
  const email = await newPerson(api, newEmail('geheim-gehalten'));
  const cookie = await signIn(api, email);
  const own = await placeAd(api, cookie);
  const note = 'Noch nicht fertig: Quittengelee-im-Schuppen bleibt bis auf Weiteres unter uns.';
  const draft = await writeDraft(api, { ...adValues, beschreibung: note }, { cookie });
  const { ad, cookie: seller } = await sellerWithAd(api, 'Kartoffelroder für eine Reihe');
  const buyer = await somebody(api, 'kauf');
  const { write, list } = messageCalls(api);
  await write(ad.number, 'Der Schlüssel liegt unter dem Brombeerkorb.', {}, buyer.cookie);
  const { threads } = await list(seller);
  const street = 'Verschwiegenheitsweg';
  await orderPrint(api, newEmail('bestellt'), { delivery: { ...delivery, street } });
  const event = await addEvent(api);
  const { email: guest } = await event.guest('heimlicher-gast');
  const employer = newEmail('stiller-betrieb');
  const job = await insertJob(api.database.drizzle, employer);
  return {
    words: [email, 'Quittengelee-im-Schuppen', 'Brombeerkorb', street, guest, employer],
    names: [
      ...[own.number, ad.number, job.number].map(String),
      draft.id,
      event.eventId,
      event.dateId,
      job.id,
      ...threads.map(({ id }) => id),
    ],
  };
}
