import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { findDeclarationsOf } from './contract.repository.ts';
import { findHandlingsOf } from './staff/case.repository.ts';

export function contractData(db: Drizzle): PersonalData {
  return {
    title: 'Kündigungen und Widerrufe',
    export: async ({ email, formerAddresses = [] }) => {
      const declared = await findDeclarationsOf(db, email);
      for (const { email: former, until } of formerAddresses) {
        const ownDeclarations = await findDeclarationsOf(db, former);
        declared.push(...ownDeclarations.filter(({ receivedAt }) => receivedAt <= until));
      }
      const handled = await findHandlingsOf(
        db,
        declared.map(({ id }) => id),
      );
      return declared.map((each) => ({
        ...each,
        bearbeitung: handled.find(({ declarationId }) => declarationId === each.id) ?? null,
      }));
    },
    erase: async () => undefined,
    kept: {
      what: 'Kündigungen und Widerrufe, wie Sie sie erklärt haben',
      why: 'drei Jahre lang, als Beleg für beide Seiten (§ 195 BGB)',
    },
  };
}
