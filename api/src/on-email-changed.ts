import { moveSubscriptions } from '#modules/newsletter/move-subscriptions.ts';
import { claimSubscriptions } from '#modules/print-subscription/print-subscription.repository.ts';
import type { OnEmailChanged } from '#modules/session/email-change.service.ts';
import { moveSearches } from '#modules/saved-searches/move-searches.ts';
import { moveRegistrations } from '#modules/events/move-registrations.ts';

/** Everything that moves to the new email address of an account. */
export const onEmailChanged: readonly OnEmailChanged[] = [
  moveSubscriptions,
  moveSearches,
  moveRegistrations,
  // First, contracts ordered with the old address are assigned to the account.
  (tx, { userId, from }) => claimSubscriptions(tx, userId, from),
];
