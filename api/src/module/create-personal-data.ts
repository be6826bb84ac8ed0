import type { Drizzle } from '#db/database.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { ModuleDeclarations } from './module-declarations.ts';
import type { PersonalData } from './personal-data.ts';

/**
 * Returns the objects that export and erase the personal data of each module, in the order of the
 * modules.
 */
export const createPersonalData = (
  modules: readonly ModuleDeclarations[],
  db: Drizzle,
  secrets: Secrets,
): readonly PersonalData[] =>
  modules.flatMap(({ personalData = [] }) => personalData.map((create) => create(db, secrets)));
