import type {
  PrintIssue,
  PrintSubscription,
  PrintSubscriptions,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { isSubscriptionChange, subscriptionCalls } from '#model/order-calls.ts';

export interface SubscriptionChangeData {
  readonly what: string;
  readonly subscription: PrintSubscription;
  readonly issues: readonly PrintIssue[];
  readonly formKey: string;
}

const NAMES: Readonly<Record<string, string>> = {
  adresse: 'Adresse ändern',
  pause: 'Lieferung anhalten',
  reklamation: 'Reklamation',
  zahlung: 'Zahlungsart ändern',
};

/** One thing to do with one subscription. */
export async function loadSubscriptionChange(
  context: LoadContext,
): Promise<PageResult<SubscriptionChangeData>> {
  const what = context.params['was'];
  if (!isSubscriptionChange(what)) return notFound();
  const id = context.query.get('abo');
  const page = await accountPage<PrintSubscriptions, PrintSubscriptions>(
    context,
    '/api/account/print-subscriptions',
    NAMES[what] ?? '',
    (own) => own,
  );
  if (page.kind !== 'page') return page;
  const { subscriptions, issues } = page.data;
  const subscription = subscriptions.find((each) => each.id === id);
  if (!subscription) return notFound();
  return { ...page, data: { what, subscription, issues, formKey: newFormKey() } };
}

export async function changeSubscription(context: ActionContext): Promise<ActionResult> {
  const call = subscriptionCalls[context.params['was'] ?? ''];
  if (!call) return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  return actOn(call)(context);
}
