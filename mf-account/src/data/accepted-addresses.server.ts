import type { RouteMatch } from '@gruenland/shared-contracts/route.ts';
import { isAccountPage } from '#model/account-sections.ts';
import { isSubscriptionChange } from '#model/order-calls.ts';

/**
 * Which parameters are pages. On the server alone, as it alone decides: what these must know would
 * otherwise lie in the script that every page of this room loads.
 */
export function acceptsSection({ params }: RouteMatch): boolean {
  return isAccountPage(params['section']);
}

export function acceptsSubscriptionChange({ params }: RouteMatch): boolean {
  return isSubscriptionChange(params['was']);
}
