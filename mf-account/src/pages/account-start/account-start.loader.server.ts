import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { SessionAnswer, User } from '@gruenland/shared-contracts/session.ts';

export interface AccountStartData {
  readonly user: User | null;
}

/** Start of the account: who is signed in. */
export async function loadAccountStart({
  api,
}: LoadContext): Promise<PageResult<AccountStartData>> {
  const { body } = await api.get<SessionAnswer>('/api/_auth/session');
  return {
    kind: 'page',
    data: { user: body.user ?? null },
    head: { name: 'Mein Account', noIndex: true },
  };
}
