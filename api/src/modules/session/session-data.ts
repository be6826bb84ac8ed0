import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { deviceName } from './device-name.ts';
import { findDevices } from './session.repository.ts';

/** Where somebody is signed in; deleted with the account. */
export function sessionData(db: Drizzle): PersonalData {
  return {
    title: 'Angemeldete Geräte',
    export: async ({ id }) =>
      (await findDevices(db, id)).map(({ userAgent, signedInAt, lastSeenAt }) => ({
        geraet: deviceName(userAgent),
        angemeldetSeit: signedInAt,
        zuletzt: lastSeenAt,
      })),
    erase: async () => undefined,
  };
}
