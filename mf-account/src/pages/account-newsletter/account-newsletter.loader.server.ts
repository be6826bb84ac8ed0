import type { AccountNewsletters } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { newsletterSettingsCall } from '#model/account-calls.server.ts';

export interface AccountNewsletterData {
  readonly newsletters: AccountNewsletters;
  readonly successCode: string | null;
}

/** Loads the user's newsletter subscriptions. */
export async function loadAccountNewsletter(
  context: LoadContext,
): Promise<PageResult<AccountNewsletterData>> {
  const successCode = context.query.get('gespeichert');
  return loadAccountPage<AccountNewsletters, AccountNewsletterData>(
    context,
    '/api/account/newsletter',
    'Newsletter',
    (newsletters) => ({ newsletters, successCode }),
  );
}

export const changeNewsletter = createFormAction(newsletterSettingsCall);
