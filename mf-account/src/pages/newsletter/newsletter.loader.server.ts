import type { NewsletterLists } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn, newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { subscribeCall } from '#model/newsletter-calls.ts';

export interface NewsletterData {
  readonly lists: NewsletterLists;
  readonly sent: boolean;
  readonly formKey: string;
}

/** All newsletters to order, and the page after that. */
export async function loadNewsletter(context: LoadContext): Promise<PageResult<NewsletterData>> {
  const sent = context.query.get('gesendet') === '1';
  return accountPage<NewsletterLists, NewsletterData>(
    context,
    '/api/newsletter/lists',
    'Newsletter',
    (lists) => ({ lists, sent, formKey: newFormKey() }),
  );
}

export const subscribe = actOn(subscribeCall);
