import type {
  ConfirmedContact,
  ContactAnswer,
  ContactForm,
  ContactRequest,
} from '@gruenland/shared-contracts/api/messages.ts';

import type { Drizzle, Executor } from '#db/database.ts';
import type { CreatingCall } from '#idempotency/idempotency-key.ts';
import { once } from '#idempotency/once.ts';
import { findAd } from '#modules/ads/ad-list.repository.ts';
import type { StoredAd } from '#modules/ads/ad-record.repository.ts';
import { adSlug } from '#modules/ads/ad-slug.ts';
import { Problem } from '#problem.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { begin, isOpen, keepForGuest } from './begin-conversation.ts';
import { checkWords } from './check-words.ts';
import { confirmIn } from './confirm-contact.ts';
import type { ConfirmParts } from './confirm-contact.ts';
import { claimConversations, findLive, lockPerson } from './conversation.repository.ts';
import { sellerOf, userKey } from './people.ts';
import { saidAbout, takesOffers } from './say.ts';
import type { Reader } from './people.ts';

/** The first message to whoever placed an ad. */
export interface ContactService {
  /** @throws Problem `record.not-found`, `record.gone` */
  form(number: number, reader: Reader): Promise<ContactForm>;
  /**
   * Somebody signed in: delivered or held, in the one conversation that they have about the ad.
   * Guests get a mail first and are answered alike whatever is known of their address.
   * @throws Problem `form.invalid`, `message.ad-over`, `message.own-ad`, `message.unwanted`,
   * `message.limit`, `message.closed`
   */
  write(
    number: number,
    request: ContactRequest,
    reader: Reader,
    call: CreatingCall | null,
  ): Promise<ContactAnswer>;
  /** The button behind the link of the mail; again it changes nothing. @throws `token.invalid` */
  confirm(code: string): Promise<ConfirmedContact>;
}

export interface ContactParts extends ConfirmParts {
  readonly db: Drizzle;
  readonly signedIds: SignedIds;
  readonly wakeJobs: () => void;
  /** Counts a mail to an address. @returns false when it has had enough */
  readonly mayMail: (email: string) => Promise<boolean>;
}

/** An ad that can be seen; what is gone is gone. */
async function shownAd(db: Executor, number: number): Promise<StoredAd> {
  const ad = await findAd(db, number);
  if (!ad) throw new Problem('record.not-found');
  if (isOpen(ad) || ad.state === 'sold' || ad.state === 'expired') return ad;
  throw new Problem(['deleted', 'blocked'].includes(ad.state) ? 'record.gone' : 'record.not-found');
}

export function createContactService(parts: ContactParts): ContactService {
  const { db, signedIds, wakeJobs, mayMail, accountFacts: facts } = parts;
  const isOwn = (ad: StoredAd, { user, keys }: Reader) =>
    (user !== null && ad.userId === user.id) ||
    (ad.ownerKey !== null && keys.includes(ad.ownerKey));

  return {
    form: async (number, reader) => {
      const ad = await shownAd(db, number);
      const { user } = reader;
      if (user) await claimConversations(db, user.id, user.email);
      const live = user && (await findLive(db, ad.id, userKey(user.id)));
      const state = ad.state === 'reserved' ? 'reserved' : 'open';
      return {
        slug: adSlug(ad),
        title: ad.title,
        sellerName: ad.sellerName,
        state: isOwn(ad, reader) ? 'own' : isOpen(ad) && sellerOf(ad) ? state : 'ended',
        viewer: user && { name: user.displayName },
        thread: live?.id ?? null,
        offers: takesOffers(ad),
      };
    },
    write: async (number, { name, email, text, offer, anyway, website }, reader, call) => {
      if (website) return { thread: null };
      const ad = await shownAd(db, number);
      const { user } = reader;
      if (isOwn(ad, reader)) throw new Problem('message.own-ad');
      if (!isOpen(ad)) throw new Problem('message.ad-over');
      if (!user && !email) {
        const message = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
        throw new Problem('form.invalid', { fields: { email: message } });
      }
      checkWords(text, anyway ?? false);
      const said = saidAbout(ad, text, offer);
      if (!user) {
        const guest = { email: email ?? '', name, said };
        const mailed = await mayMail(guest.email);
        await keepForGuest(db, ad, { ...guest, mailed }, call);
        wakeJobs();
        return { thread: null };
      }
      const key = userKey(user.id);
      const asker = { userId: user.id, email: null, name };
      await claimConversations(db, user.id, user.email);
      const thread = await db.transaction(async (tx) => {
        await lockPerson(tx, key);
        return once(tx, call, () => begin(tx, ad, asker, { said, key, facts }));
      });
      wakeJobs();
      return { thread };
    },
    confirm: async (code) => {
      const id = signedIds.read('message-confirm', code);
      if (id === null) throw new Problem('token.invalid');
      const thread = await db.transaction(async (tx) => confirmIn(tx, id, parts));
      wakeJobs();
      return { thread, code: signedIds.sign('message-asker', thread) };
    },
  };
}
