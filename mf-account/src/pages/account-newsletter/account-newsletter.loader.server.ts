import type { AccountNewsletters } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { newsletterSettingsCall } from '#model/account-calls.ts';

export interface AccountNewsletterData {
  readonly newsletters: AccountNewsletters;
  readonly saved: string | null;
}

/** Newsletters of the signed-in person. */
export async function loadAccountNewsletter(
  context: LoadContext,
): Promise<PageResult<AccountNewsletterData>> {
  const saved = context.query.get('gespeichert');
  return accountPage<AccountNewsletters, AccountNewsletterData>(
    context,
    '/api/account/newsletter',
    'Newsletter',
    (newsletters) => ({ newsletters, saved }),
  );
}

export const changeNewsletter = actOn(newsletterSettingsCall);
