import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { SessionResponse, User } from '@gruenland/shared-contracts/session.ts';
import { buildAccountNotices } from './account-notices.ts';
import type { AccountFacts, AccountNotice } from './account-notices.ts';

export interface AccountStartData {
  readonly user: User | null;
  readonly notices: readonly AccountNotice[];
}

/** Loads the start page of the account. */
export async function loadAccountStart({
  api,
}: LoadContext): Promise<PageResult<AccountStartData>> {
  // Reads the data of some notices. Returns null on failure, because the page can be shown without
  // notices.
  const readFact = <Key extends keyof AccountFacts>(path: string): Promise<AccountFacts[Key]> =>
    api.get<NonNullable<AccountFacts[Key]>>(path).then(
      ({ status, body }) => (status === 200 ? body : null),
      () => null,
    );
  const [{ body }, security, newsletters, print, messages] = await Promise.all([
    api.get<SessionResponse>('/api/_auth/session'),
    readFact<'security'>('/api/account/security'),
    readFact<'newsletters'>('/api/account/newsletter'),
    readFact<'print'>('/api/account/print-subscriptions'),
    readFact<'messages'>('/api/account/conversations'),
  ]);
  const notices = buildAccountNotices({ security, newsletters, print, messages });
  return {
    kind: 'page',
    data: { user: body.user ?? null, notices },
    head: { name: 'Mein Account', noIndex: true },
  };
}
