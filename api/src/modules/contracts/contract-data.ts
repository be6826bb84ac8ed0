import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { findDeclarationsByEmail } from './contract.repository.ts';
import { findHandlingsByDeclarations } from './staff/case.repository.ts';

export function createContractPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Kündigungen und Widerrufe',
    export: async ({ email, formerEmails: formerEmailAddresses = [] }) => {
      const declarations = await findDeclarationsByEmail(db, email);
      for (const { email: formerEmail, usedUntil: until } of formerEmailAddresses) {
        const ownDeclarations = await findDeclarationsByEmail(db, formerEmail);
        declarations.push(...ownDeclarations.filter(({ receivedAt }) => receivedAt <= until));
      }
      const handlings = await findHandlingsByDeclarations(
        db,
        declarations.map(({ id }) => id),
      );
      return declarations.map((declaration) => ({
        ...declaration,
        bearbeitung:
          handlings.find(({ declarationId }) => declarationId === declaration.id) ?? null,
      }));
    },
    erase: async () => undefined,
    retention: {
      what: 'Kündigungen und Widerrufe, wie Sie sie erklärt haben',
      why: 'drei Jahre lang, als Beleg für beide Seiten (§ 195 BGB)',
    },
  };
}
