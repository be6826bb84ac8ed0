import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';

import { deleteInterests, findInterests } from './interests.repository.ts';

export function createInterestsPersonalData(db: Drizzle): PersonalData {
  return {
    title: 'Interessen',
    export: ({ id }) => findInterests(db, id),
    erase: (tx, { id }) => deleteInterests(tx, id),
  };
}
