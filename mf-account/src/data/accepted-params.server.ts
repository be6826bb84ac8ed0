import type { RouteMatch } from '@gruenland/shared-contracts/route.ts';
import { isSubscriptionChange } from '#model/order-calls.server.ts';

/**
 * Returns whether the path parameter names a change of a subscription. Runs only on the server: the
 * list of valid names would otherwise be part of the script that every page of this package loads.
 */
export function hasSubscriptionChangeParam({ params }: RouteMatch): boolean {
  return isSubscriptionChange(params['was']);
}
