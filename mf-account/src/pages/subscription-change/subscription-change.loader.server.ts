import type {
  PrintIssue,
  PrintSubscription,
  PrintSubscriptions,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createIdempotencyKey,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { isSubscriptionChange, subscriptionCalls } from '#model/order-calls.server.ts';

export interface SubscriptionChangeData {
  readonly change: string;
  readonly subscription: PrintSubscription;
  readonly issues: readonly PrintIssue[];
  readonly formKey: string;
}

const CHANGE_PAGE_NAMES: Readonly<Record<string, string>> = {
  adresse: 'Adresse ändern',
  pause: 'Lieferung anhalten',
  reklamation: 'Reklamation',
  zahlung: 'Zahlungsart ändern',
};

/** Loads the page with the form for one change of a print subscription. */
export async function loadSubscriptionChangePage(
  context: LoadContext,
): Promise<PageResult<SubscriptionChangeData>> {
  const changeName = context.params['was'];
  if (!isSubscriptionChange(changeName)) return createNotFoundResult();
  const id = context.query.get('abo');
  const page = await loadAccountPage<PrintSubscriptions, PrintSubscriptions>(
    context,
    '/api/account/print-subscriptions',
    CHANGE_PAGE_NAMES[changeName] ?? '',
    (subscriptionBody) => subscriptionBody,
  );
  if (page.kind !== 'page') return page;
  const { subscriptions, issues } = page.data;
  const subscription = subscriptions.find((candidate) => candidate.id === id);
  if (!subscription) return createNotFoundResult();
  return {
    ...page,
    data: { change: changeName, subscription, issues, formKey: createIdempotencyKey() },
  };
}

export async function changeSubscription(context: ActionContext): Promise<ActionResult> {
  const call = subscriptionCalls[context.params['was'] ?? ''];
  if (!call) return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  return createFormAction(call)(context);
}
