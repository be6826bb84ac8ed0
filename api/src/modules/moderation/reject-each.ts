import { bulkKinds } from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type {
  RejectCasesAnswer,
  RejectCasesRequest,
} from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { decideCase } from './decide-case.ts';
import type { KindOf } from './decide-case.ts';
import type { StoredCase } from './moderation-kind.ts';

/** Refuses one after the other; what cannot be refused stays, with the code of its problem. */
export async function rejectEach(
  db: Drizzle,
  kindOf: KindOf,
  moderator: User,
  { cases, reason, note = null }: RejectCasesRequest,
): Promise<RejectCasesAnswer> {
  const rejected: string[] = [];
  const left: { id: string; code: string }[] = [];
  const mayBe = ({ kind }: StoredCase) => bulkKinds.includes(kind);
  for (const { id, version } of cases) {
    try {
      const request = { version, decision: 'reject', reason, note } as const;
      await decideCase(db, kindOf, moderator, id, request, { count: cases.length, mayBe });
      rejected.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      left.push({ id, code: error.code });
    }
  }
  return { rejected, left };
}
