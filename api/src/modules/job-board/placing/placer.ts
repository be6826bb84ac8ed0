import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';
import { readAddressedCode } from '#secrets/addressed-code.ts';
import type { SignedIds } from '#secrets/signed-id.ts';

import { findJob } from '../job-list.repository.ts';
import { isOwner } from '../job-owner.ts';
import type { StoredJob } from '../job-record.repository.ts';

/** Whoever asks: an account, the code of a mail, or nobody known. */
export interface Placer {
  readonly user: User | null;
  readonly code: string | undefined;
}

/** `see`: with the code of the form's next page, which proves no address. */
export type Right = 'none' | 'see' | 'edit';

export function rightOf(job: StoredJob, { user, code }: Placer, signedIds: SignedIds): Right {
  if (user && isOwner(user, job)) return 'edit';
  const mailed = code ? readAddressedCode(signedIds, 'job-edit', code) : null;
  if (mailed?.id === job.id && mailed.proves(job.ownerEmail)) return 'edit';
  return code && signedIds.read('job-state', code) === job.id ? 'see' : 'none';
}

/** A Stelle of the placer's. @throws Problem `record.not-found` for everybody else */
export async function ownPosting(
  db: Executor,
  signedIds: SignedIds,
  number: number,
  placer: Placer,
  least: Exclude<Right, 'none'>,
): Promise<StoredJob> {
  const job = await findJob(db, number);
  const right = job ? rightOf(job, placer, signedIds) : 'none';
  const enough = right === 'edit' || right === least;
  if (!job || job.state === 'geloescht' || !enough) throw new Problem('record.not-found');
  return job;
}
