import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';
import type { ConversationList } from '@gruenland/shared-contracts/api/messages.ts';
import type { AccountNewsletters } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { OwnAds } from '@gruenland/shared-contracts/api/own-ads.ts';
import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import type { SessionResponse, User } from '@gruenland/shared-contracts/session.ts';
import { buildAccountNotices } from './account-notices.ts';
import type { AccountNotice } from './account-notices.ts';
import { buildAccountOverview } from './build-account-overview.ts';
import type { AccountOverview } from './build-account-overview.ts';

export interface AccountStartData {
  readonly user: User | null;
  readonly notices: readonly AccountNotice[];
  readonly overview: AccountOverview;
}

/** Loads the start page of the account. */
export async function loadAccountStart({
  api,
}: LoadContext): Promise<PageResult<AccountStartData>> {
  // Reads the data of one section. Returns null on failure, because the page can be shown without
  // it.
  const readFact = <Fact>(path: string): Promise<Fact | null> =>
    api.get<Fact>(path).then(
      ({ status, body }) => (status === 200 ? body : null),
      () => null,
    );
  const [{ body }, security, newsletters, print, messages, events, ads] = await Promise.all([
    api.get<SessionResponse>('/api/_auth/session'),
    readFact<AccountSecurity>('/api/account/security'),
    readFact<AccountNewsletters>('/api/account/newsletter'),
    readFact<PrintSubscriptions>('/api/account/print-subscriptions'),
    readFact<ConversationList>('/api/account/conversations'),
    readFact<AccountEvents>('/api/account/events'),
    readFact<OwnAds>('/api/kleinanzeigen/own'),
  ]);
  const notices = buildAccountNotices({ security, newsletters, print, messages });
  return {
    kind: 'page',
    data: {
      user: body.user ?? null,
      notices,
      overview: buildAccountOverview({ events, ads, messages }, new Date().toISOString()),
    },
    head: { name: 'Mein Account', noIndex: true },
  };
}
