import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  FoundSubscriber,
  NewsletterDesk,
  SubscriberHistory,
} from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { textOf } from '@gruenland/shared-ui/form/call/form-call.ts';

import { deskPage } from '#desk/desk-page.server.ts';
import type { DeskData } from '#desk/desk-page.server.ts';

export interface NewsletterDeskData extends DeskData {
  readonly newsletter: NewsletterDesk;
}

export interface SubscriberData extends DeskData {
  readonly subscriber: SubscriberHistory;
}

const root = '/api/redaktion/newsletter';
const desk = { desk: 'newsletter', name: 'Newsletter' } as const;

/** Id of a record in the address; empty for what is none. */
export const idOf = (value: string | undefined): string =>
  /^[0-9A-Z]{26}$/u.exec(value ?? '')?.[0] ?? '';

/** Lists with their numbers, and the latest issues. */
export async function loadNewsletterDesk(
  context: LoadContext,
): Promise<PageResult<NewsletterDeskData>> {
  return deskPage(context, root, desk, (newsletter: NewsletterDesk) => ({ newsletter }));
}

/** Looks for an address. */
export function findSubscriber(context: ActionContext): Promise<ActionResult> {
  return actOn({
    path: `${root}/adressen/suchen`,
    body: (values) => ({ email: textOf(values, 'email').trim() }),
    done: (_, answer) => deskPaths.newsletterAddress((answer as FoundSubscriber).id),
  })(context);
}

/** What is known of an address. */
export async function loadSubscriber(context: LoadContext): Promise<PageResult<SubscriberData>> {
  const id = idOf(context.params['adresse']);
  if (!id) return { kind: 'not-found' };
  return deskPage(context, `${root}/adressen/${id}`, desk, (subscriber: SubscriberHistory) => ({
    subscriber,
  }));
}

/** Ends one subscription of it. */
export function endSubscription(context: ActionContext): Promise<ActionResult> {
  const id = idOf(context.form['bezug']);
  return actOn({
    path: `${root}/adressen/${id || 'x'}/beenden`,
    body: ({ version }) => ({ version: Number(version) }),
    done: () => deskPaths.newsletterAddress(context.params['adresse'] ?? ''),
  })(context);
}
