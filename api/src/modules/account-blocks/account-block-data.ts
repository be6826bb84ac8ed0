import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';
import { findBlock } from '#modules/session/account-block.ts';

/**
 * Whether, why and until when the account is blocked; the account's row is erased by another
 * module.
 */
export function accountBlockData(db: Drizzle): PersonalData {
  return {
    title: 'Sperre des Kontos',
    export: async ({ id }) => {
      const block = await findBlock(db, id);
      return block && { seit: block.since, bisEinschliesslich: block.until, grund: block.reason };
    },
    erase: async () => undefined,
  };
}
