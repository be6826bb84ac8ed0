import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import {
  endSubscriptionsOfEmail,
  findSignUpsOfEmail,
  findSubscriptions,
} from './newsletter.repository.ts';

/**
 * Returns the functions that export and erase personal data in newsletter subscriptions and their
 * consent records.
 */
export function createNewsletterPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Newsletter',
    export: async ({ email, formerEmails: formerEmailAddresses = [] }) => {
      const subscriptions = await findSubscriptions(db, email);
      const signUps = await findSignUpsOfEmail(db, email);
      for (const { email: formerEmail, usedUntil: until } of formerEmailAddresses) {
        const isBeforeChange = ({ createdAt }: { readonly createdAt: Date }) => createdAt <= until;
        subscriptions.push(...(await findSubscriptions(db, formerEmail)).filter(isBeforeChange));
        signUps.push(...(await findSignUpsOfEmail(db, formerEmail)).filter(isBeforeChange));
      }
      return {
        bestellungen: subscriptions.map(({ id: _, ...rest }) => rest),
        einwilligungen: signUps.map(({ tokenHash: _, id: __, ...rest }) => rest),
      };
    },
    erase: async (tx, { email, formerEmails: formerEmailAddresses = [] }) => {
      await endSubscriptionsOfEmail(tx, email);
      for (const formerEmailAddress of formerEmailAddresses)
        await endSubscriptionsOfEmail(tx, formerEmailAddress.email, formerEmailAddress.usedUntil);
    },
    retention: {
      what: 'Der Nachweis, dass Sie Newsletter bestellt und wieder abbestellt haben',
      why: 'drei Jahre lang, damit wir ihn belegen können (Art. 7 Abs. 1 DSGVO)',
    },
  };
}
