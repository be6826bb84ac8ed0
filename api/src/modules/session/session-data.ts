import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { getDeviceName } from './device-name.ts';
import { findFormerEmailAddresses } from './email-change.repository.ts';
import { findDevices } from './session.repository.ts';

/**
 * Returns the functions that export the sessions of a user. The sessions are deleted with the
 * account.
 */
export function createSessionPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Angemeldete Geräte',
    export: async ({ id }) =>
      (await findDevices(db, id)).map(({ userAgent, signedInAt, lastSeenAt }) => ({
        geraet: getDeviceName(userAgent),
        angemeldetSeit: signedInAt,
        zuletzt: lastSeenAt,
      })),
    erase: async () => undefined,
  };
}

/**
 * Returns the functions that export the former email addresses of a user. They are deleted with the
 * account.
 */
export function createFormerEmailPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Frühere E-Mail-Adressen',
    export: async ({ id }) =>
      (await findFormerEmailAddresses(db, id)).map(({ email, usedUntil }) => ({
        adresse: email,
        bis: usedUntil,
      })),
    erase: async () => undefined,
  };
}
