import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';
import { readEmailBoundCode } from '#secrets/email-bound-code.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import { findJob } from '../job-list.repository.ts';
import { isJobOwner } from '../job-owner.ts';
import type { StoredJob } from '../job-record.repository.ts';

/** Credentials of a request: an account, a code, both or none. */
export interface Caller {
  readonly user: User | null;
  readonly code: string | undefined;
}

/**
 * Access that a caller has to a job. `see` allows only reading. The code of the confirmation page
 * allows no more than that, because it does not prove that the caller owns the email address.
 */
export type AccessLevel = 'none' | 'see' | 'edit';

export function getAccessLevel(
  job: StoredJob,
  { user, code }: Caller,
  signedIds: IdSigner,
): AccessLevel {
  if (user && isJobOwner(user, job)) return 'edit';
  const mailedCode = code ? readEmailBoundCode(signedIds, 'job-edit', code) : null;
  if (mailedCode?.id === job.id && mailedCode.isForEmail(job.ownerEmail)) return 'edit';
  return code && signedIds.read('job-state', code) === job.id ? 'see' : 'none';
}

/**
 * Finds a job that the caller may access. @throws Problem `record.not-found` if the caller may not
 */
export async function requireOwnJob(
  db: Executor,
  signedIds: IdSigner,
  number: number,
  caller: Caller,
  minLevel: Exclude<AccessLevel, 'none'>,
): Promise<StoredJob> {
  const job = await findJob(db, number);
  const access = job ? getAccessLevel(job, caller, signedIds) : 'none';
  const hasAccess = access === 'edit' || access === minLevel;
  if (!job || job.state === 'deleted' || !hasAccess) throw new Problem('record.not-found');
  return job;
}
