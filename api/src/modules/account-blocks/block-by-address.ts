import type { BlockAccountRequest } from '@gruenland/shared-contracts/api/staff-accounts.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { createAccountListService } from './account-list.service.ts';

/** Name of the command in the audit log. */
const actor = { id: 'command:staff' };

/** What the command prints when an account cannot be blocked. */
const messagesByCode: Readonly<Record<string, string>> = {
  'record.not-found': 'no account has this address',
  'account.is-staff': 'staff cannot be blocked: remove the roles first',
  'form.invalid': '--until is the last blocked day, from tomorrow on, like 2026-12-31',
};

async function runWithAccount(
  db: Drizzle,
  email: string,
  change: (service: ReturnType<typeof createAccountListService>, id: string) => Promise<void>,
): Promise<void> {
  const service = createAccountListService({ db, notifyTaskRunner: () => {} });
  try {
    const { id } = await service.findByEmail(actor, email.trim().toLowerCase());
    await change(service, id);
  } catch (error) {
    const message = error instanceof Problem ? messagesByCode[error.code] : undefined;
    throw message === undefined ? error : new Error(`${email}: ${message}`, { cause: error });
  }
}

/**
 * Blocks an account as staff do on their page: signs the user out everywhere, hides ads and jobs,
 * sends the reason by mail and records it in the audit log.
 *
 * @returns the line to print
 * @throws Error saying why the account cannot be blocked
 */
export async function blockAccount(
  db: Drizzle,
  email: string,
  request: BlockAccountRequest,
): Promise<string> {
  await runWithAccount(db, email, (service, id) => service.block(actor, id, request));
  return `${email}: blocked${request.until ? ` until ${request.until}` : ''}`;
}

/** Ends the block of an account. @returns the line to print */
export async function unblockAccount(db: Drizzle, email: string): Promise<string> {
  await runWithAccount(db, email, (service, id) => service.unblock(actor, id));
  return `${email}: not blocked`;
}
