import type { NewsletterLists } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import {
  createFormAction,
  createIdempotencyKey,
} from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { subscribeCall } from '#model/newsletter-calls.server.ts';

export interface NewsletterData {
  readonly lists: NewsletterLists;
  readonly isSent: boolean;
  /** Whether the confirmation mail was requested again. */
  readonly isSentAgain: boolean;
  readonly formKey: string;
}

/** Loads all newsletters. After the form was sent, the page shows a message. */
export async function loadNewsletter(context: LoadContext): Promise<PageResult<NewsletterData>> {
  const sent = context.query.get('gesendet');
  const isSentAgain = sent === 'erneut';
  const isSent = sent === '1' || isSentAgain;
  return loadAccountPage<NewsletterLists, NewsletterData>(
    context,
    '/api/newsletter/lists',
    'Newsletter',
    (lists) => ({ lists, isSent, isSentAgain, formKey: createIdempotencyKey() }),
  );
}

export const subscribe = createFormAction(subscribeCall);
