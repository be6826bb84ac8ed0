import type {
  ChangeInterestsRequest,
  DerivedInterest,
  Interests,
} from '@gruenland/shared-contracts/api/interests.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import {
  ensureInterests,
  findInterests,
  lockLearning,
  saveDerived,
  saveInterests,
} from './interests.repository.ts';

/** Topics that are kept derived; the ones read longest ago give way. */
const derivedMax = 30;

/** What somebody wants to read about; said by them, or (with their consent) derived. */
export interface InterestsService {
  read(user: User): Promise<Interests>;
  /** @throws Problem `record.changed` when they were changed elsewhere meanwhile */
  change(user: User, request: ChangeInterestsRequest): Promise<void>;
  /** Counts a reading for those who agreed to it; does nothing for others. */
  noteRead(user: User, topic: string): Promise<void>;
  /** Removes one derived interest. */
  forget(user: User, topic: string): Promise<void>;
}

function counted(derived: readonly DerivedInterest[], topic: string): DerivedInterest[] {
  const reads = (derived.find((each) => each.topic === topic)?.reads ?? 0) + 1;
  const others = derived.filter((each) => each.topic !== topic);
  return [{ topic, reads, lastAt: new Date().toISOString() }, ...others].slice(0, derivedMax);
}

export function createInterestsService(db: Drizzle): InterestsService {
  async function read({ id }: User): Promise<Interests> {
    await ensureInterests(db, id);
    const interests = await findInterests(db, id);
    if (!interests) throw new Problem('record.not-found');
    return interests;
  }

  const changeDerived = (
    { id }: User,
    change: (derived: readonly DerivedInterest[]) => DerivedInterest[],
  ) =>
    db.transaction(async (tx) => {
      const derived = await lockLearning(tx, id);
      if (derived) await saveDerived(tx, id, change(derived));
    });

  return {
    read,
    change: async (user, request) => {
      await ensureInterests(db, user.id);
      if (!(await saveInterests(db, user.id, request))) throw new Problem('record.changed');
    },
    noteRead: (user, topic) => changeDerived(user, (derived) => counted(derived, topic)),
    forget: (user, topic) =>
      changeDerived(user, (derived) => derived.filter((each) => each.topic !== topic)),
  };
}
