import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';
import { findBlock } from '#modules/session/account-block.ts';

/**
 * Personal data of an account block: its reason, start and end. Another module erases the account
 * row.
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
