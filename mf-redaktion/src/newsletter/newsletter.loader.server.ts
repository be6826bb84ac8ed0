import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  NewsletterOverview,
  SubscriberHistory,
} from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import { foundSubscriberSchema } from '@gruenland/shared-contracts/api/staff-subscribers.schema.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';

import { loadStaffPage } from '#staff/load-staff-page.server.ts';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';

export interface NewsletterPageData extends StaffPageData {
  readonly newsletter: NewsletterOverview;
}

export interface SubscriberData extends StaffPageData {
  readonly subscriber: SubscriberHistory;
}

const apiPath = '/api/staff/newsletter';
const staffPage = { id: 'newsletter', name: 'Newsletter' } as const;

/** Returns the value if it is a valid id. Returns an empty string otherwise. */
export const readId = (value: string | undefined): string =>
  /^[0-9A-Z]{26}$/u.exec(value ?? '')?.[0] ?? '';

/** Loads the newsletter lists with their subscriber counts, and the latest issues. */
export async function loadNewsletter(
  context: LoadContext,
): Promise<PageResult<NewsletterPageData>> {
  return loadStaffPage(context, apiPath, staffPage, (newsletter: NewsletterOverview) => ({
    newsletter,
  }));
}

/** Finds a subscriber by email address and redirects to the subscriber's page. */
export function findSubscriber(context: ActionContext): Promise<ActionResult> {
  return createFormAction({
    path: `${apiPath}/subscribers/search`,
    body: (values) => ({ email: getText(values, 'email').trim() }),
    responseSchema: foundSubscriberSchema,
    getNextPath: (_, { id }) => staffPaths.subscriber(id),
  })(context);
}

/** Loads the subscriptions of one email address. */
export async function loadSubscriber(context: LoadContext): Promise<PageResult<SubscriberData>> {
  const id = readId(context.params['adresse']);
  if (!id) return { kind: 'not-found' };
  const path = `${apiPath}/subscribers/${id}`;
  return loadStaffPage(context, path, staffPage, (subscriber: SubscriberHistory) => ({
    subscriber,
  }));
}

/** Ends one subscription. */
export function endSubscription(context: ActionContext): Promise<ActionResult> {
  const id = readId(context.form['bezug']);
  return createFormAction({
    path: `${apiPath}/subscribers/${id || 'x'}/end`,
    body: ({ version }) => ({ version: Number(version) }),
    getNextPath: () => staffPaths.subscriber(context.params['adresse'] ?? ''),
  })(context);
}
