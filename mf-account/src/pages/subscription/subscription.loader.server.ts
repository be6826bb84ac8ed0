import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';

export interface SubscriptionData {
  readonly subscriptions: PrintSubscriptions;
  readonly successCode: string | null;
}

/** Loads the user's print subscriptions. */
export async function loadSubscription(
  context: LoadContext,
): Promise<PageResult<SubscriptionData>> {
  const successCode = context.query.get('geaendert');
  return loadAccountPage<PrintSubscriptions, SubscriptionData>(
    context,
    '/api/account/print-subscriptions',
    'Abonnement',
    (ownSubscriptions) => ({ subscriptions: ownSubscriptions, successCode }),
  );
}
