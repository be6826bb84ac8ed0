import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';
import { findBlock } from '#modules/session/interface.ts';

/**
 * Returns the personal data of an account block. The export contains reason, start and end. `erase`
 * does nothing, because another module deletes the account row that contains the block.
 */
export function createAccountBlockPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Sperre des Kontos',
    export: async ({ id }) => {
      const block = await findBlock(db, id);
      return block && { seit: block.since, bisEinschliesslich: block.until, grund: block.reason };
    },
    erase: async () => undefined,
  };
}
