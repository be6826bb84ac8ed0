import type { PrintSubscriptions } from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';

export interface SubscriptionData {
  readonly own: PrintSubscriptions;
  readonly changed: string | null;
}

/** Printed magazines that somebody gets. */
export async function loadSubscription(
  context: LoadContext,
): Promise<PageResult<SubscriptionData>> {
  const changed = context.query.get('geaendert');
  return accountPage<PrintSubscriptions, SubscriptionData>(
    context,
    '/api/account/print-subscriptions',
    'Abonnement',
    (own) => ({ own, changed }),
  );
}
