import { bulkRejectableKinds } from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type {
  RejectCasesResponse,
  RejectCasesRequest,
} from '@gruenland/shared-contracts/api/moderation-bulk.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { decideCase } from './decide-case.ts';
import type { FindKind } from './decide-case.ts';
import type { StoredCase } from './moderation-kind.ts';

/**
 * Rejects entries one after the other. Collects the problem codes of those that cannot be rejected.
 */
export async function rejectEachCase(
  db: Drizzle,
  getKind: FindKind,
  moderator: User,
  { cases, reason, note = null }: RejectCasesRequest,
): Promise<RejectCasesResponse> {
  const rejectedIds: string[] = [];
  const failures: { id: string; code: string }[] = [];
  const isEligible = ({ kind }: StoredCase) => bulkRejectableKinds.includes(kind);
  for (const { id, version } of cases) {
    try {
      const request = { version, decision: 'reject', reason, note } as const;
      await decideCase(db, getKind, moderator, id, request, { count: cases.length, isEligible });
      rejectedIds.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      failures.push({ id, code: error.code });
    }
  }
  return { rejected: rejectedIds, left: failures };
}
