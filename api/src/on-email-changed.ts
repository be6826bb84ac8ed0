import { moveSubscriptions } from '#modules/newsletter/move-subscriptions.ts';
import { claimSubscriptions } from '#modules/print-subscription/print-subscription.repository.ts';
import type { FollowAddress } from '#modules/session/email-change.service.ts';
import { moveSearches } from '#modules/saved-searches/move-searches.ts';
import { moveRegistrations } from '#modules/events/move-registrations.ts';

/** All that comes along when an account has another mail address. */
export const followAddress: readonly FollowAddress[] = [
  moveSubscriptions,
  moveSearches,
  moveRegistrations,
  // The contracts ordered with the old address become the account's before it is gone.
  (tx, { userId, from }) => claimSubscriptions(tx, userId, from),
];
