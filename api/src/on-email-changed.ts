import { moveSubscriptions } from '#modules/newsletter/move-subscriptions.ts';
import { claimSubscriptions } from '#modules/print-subscription/print-subscription.repository.ts';
import type { OnEmailChanged } from '#modules/session/email-change.service.ts';
import { moveSearches } from '#modules/saved-searches/move-searches.ts';
import { moveRegistrations } from '#modules/events/move-registrations.ts';

/** Updates that run when an account gets a new email address. */
export const allEmailChangeHandlers: readonly OnEmailChanged[] = [
  moveSubscriptions,
  moveSearches,
  moveRegistrations,
  // Assigns to the account the contracts that were ordered with the old email address.
  (tx, { userId, from }) => claimSubscriptions(tx, userId, from),
];
