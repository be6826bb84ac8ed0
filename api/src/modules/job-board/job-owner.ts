import type { StoredJob } from './job-record.repository.ts';

/**
 * Returns whether a user owns a job: the user placed it with the account, or as a guest with the
 * email address of the account.
 */
export function isJobOwner(
  user: { readonly id: string; readonly email: string },
  { userId, ownerEmail }: Pick<StoredJob, 'userId' | 'ownerEmail'>,
): boolean {
  return userId === null ? ownerEmail === user.email : userId === user.id;
}
