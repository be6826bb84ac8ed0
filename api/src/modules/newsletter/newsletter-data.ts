import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { endAllOf, findSignUpsOf, findSubscriptions } from './newsletter.repository.ts';

/** Newsletters and the proofs of consent to them. */
export function newsletterData(db: Drizzle): PersonalData {
  return {
    title: 'Newsletter',
    export: async ({ email }) => {
      const signUps = await findSignUpsOf(db, email);
      return {
        bestellungen: (await findSubscriptions(db, email)).map(({ id: _, ...rest }) => rest),
        einwilligungen: signUps.map(({ tokenHash: _, id: __, ...rest }) => rest),
      };
    },
    erase: (tx, { email }) => endAllOf(tx, email),
    kept: {
      what: 'Der Nachweis, dass Sie Newsletter bestellt und wieder abbestellt haben',
      why: 'drei Jahre lang, damit wir ihn belegen können (Art. 7 Abs. 1 DSGVO)',
    },
  };
}
