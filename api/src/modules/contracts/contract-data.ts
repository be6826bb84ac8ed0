import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { findDeclarationsOf } from './contract.repository.ts';

export function contractData(db: Drizzle): PersonalData {
  return {
    title: 'Kündigungen und Widerrufe',
    export: ({ email }) => findDeclarationsOf(db, email),
    erase: async () => undefined,
    kept: {
      what: 'Kündigungen und Widerrufe, wie Sie sie erklärt haben',
      why: 'drei Jahre lang, als Beleg für beide Seiten (§ 195 BGB)',
    },
  };
}
