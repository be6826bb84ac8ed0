import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { SessionAnswer, User } from '@gruenland/shared-contracts/session.ts';
import { accountNews } from './account-news.ts';
import type { AccountFacts, AccountNews } from './account-news.ts';

export interface AccountStartData {
  readonly user: User | null;
  readonly news: readonly AccountNews[];
}

/** Start of the account: who is signed in, and what is new. */
export async function loadAccountStart({
  api,
}: LoadContext): Promise<PageResult<AccountStartData>> {
  // News are no reason to fail: what cannot be read is left out.
  const read = <Key extends keyof AccountFacts>(path: string): Promise<AccountFacts[Key]> =>
    api.get<NonNullable<AccountFacts[Key]>>(path).then(
      ({ status, body }) => (status === 200 ? body : null),
      () => null,
    );
  const [{ body }, security, newsletters, print, messages] = await Promise.all([
    api.get<SessionAnswer>('/api/_auth/session'),
    read<'security'>('/api/account/security'),
    read<'newsletters'>('/api/account/newsletter'),
    read<'print'>('/api/account/print-subscriptions'),
    read<'messages'>('/api/account/nachrichten'),
  ]);
  const news = accountNews({ security, newsletters, print, messages });
  return {
    kind: 'page',
    data: { user: body.user ?? null, news },
    head: { name: 'Mein Account', noIndex: true },
  };
}
