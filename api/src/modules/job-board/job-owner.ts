import type { StoredJob } from './job-record.repository.ts';

/** Whether a job belongs to a user: placed in the account, or as a guest with its email address. */
export function isJobOwner(
  user: { readonly id: string; readonly email: string },
  { userId, ownerEmail }: Pick<StoredJob, 'userId' | 'ownerEmail'>,
): boolean {
  return userId === null ? ownerEmail === user.email : userId === user.id;
}
