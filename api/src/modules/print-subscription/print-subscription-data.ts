import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { findHandlingsOfContracts } from './staff/work-notes.repository.ts';
import { toPrintOrder } from './order-summary.ts';
import {
  claimSubscriptions,
  findRequestsOfSubscriptions,
  findSubscriptionsOfUser,
  unlinkSubscriptionsOfAccount,
} from './print-subscription.repository.ts';

/**
 * Returns the functions that export and erase personal data in print contracts. The contracts are
 * kept when the account is erased.
 */
export function createSubscriptionPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Abonnements',
    export: async ({ id, email }) => {
      await claimSubscriptions(db, id, email);
      const contracts = await findSubscriptionsOfUser(db, id);
      const requests = await findRequestsOfSubscriptions(
        db,
        contracts.map((contract) => contract.id),
      );
      const notes = await findHandlingsOfContracts(
        db,
        contracts.map((contract) => contract.id),
      );
      return contracts.map((contract) => ({
        ...toPrintOrder(contract),
        stand: contract.state,
        endetAm: contract.endsOn,
        wuensche: requests
          .filter(({ subscriptionId }) => subscriptionId === contract.id)
          .map(({ kind, details, createdAt }) => ({ kind, details, createdAt })),
        bearbeitung: notes
          .filter(({ contractId }) => contractId === contract.id)
          .map(({ state, note, updatedAt }) => ({ stand: state, notiz: note, am: updatedAt })),
      }));
    },
    erase: (tx, { id }) => unlinkSubscriptionsOfAccount(tx, id),
    retention: {
      what: 'Bestellungen und Rechnungen zu Abonnements, nicht mehr mit einem Konto verbunden',
      why: 'acht bis zehn Jahre lang, weil das Steuerrecht es verlangt (§ 147 AO)',
    },
  };
}
