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
  lockDerivedInterests,
  saveDerivedInterests,
  saveInterests,
} from './interests.repository.ts';

/**
 * Maximum number of derived topics per user. Above it, the topics that the user read least recently
 * are dropped.
 */
const maxDerivedTopics = 30;

/**
 * Reads and changes the topics that a user chose and, if the user consented, the derived topics.
 */
export interface InterestsService {
  read(user: User): Promise<Interests>;
  /** @throws Problem `record.changed` if the request is based on an outdated version */
  change(user: User, request: ChangeInterestsRequest): Promise<void>;
  /** Counts a read article for the topic. Does nothing if the user did not consent. */
  recordArticleRead(user: User, topic: string): Promise<void>;
  deleteDerivedInterest(user: User, topic: string): Promise<void>;
}

function addArticleRead(
  derivedInterests: readonly DerivedInterest[],
  topic: string,
): DerivedInterest[] {
  const reads = (derivedInterests.find((interest) => interest.topic === topic)?.reads ?? 0) + 1;
  const others = derivedInterests.filter((interest) => interest.topic !== topic);
  return [{ topic, reads, lastAt: new Date().toISOString() }, ...others].slice(0, maxDerivedTopics);
}

export function createInterestsService(db: Drizzle): InterestsService {
  async function read({ id }: User): Promise<Interests> {
    await ensureInterests(db, id);
    const interests = await findInterests(db, id);
    if (!interests) throw new Problem('record.not-found');
    return interests;
  }

  const changeDerivedInterests = (
    { id }: User,
    change: (derivedInterests: readonly DerivedInterest[]) => DerivedInterest[],
  ) =>
    db.transaction(async (tx) => {
      const derivedInterests = await lockDerivedInterests(tx, id);
      if (derivedInterests) await saveDerivedInterests(tx, id, change(derivedInterests));
    });

  return {
    read,
    change: async (user, request) => {
      await ensureInterests(db, user.id);
      if (!(await saveInterests(db, user.id, request))) throw new Problem('record.changed');
    },
    recordArticleRead: (user, topic) =>
      changeDerivedInterests(user, (derivedInterests) => addArticleRead(derivedInterests, topic)),
    deleteDerivedInterest: (user, topic) =>
      changeDerivedInterests(user, (derivedInterests) =>
        derivedInterests.filter((interest) => interest.topic !== topic),
      ),
  };
}
