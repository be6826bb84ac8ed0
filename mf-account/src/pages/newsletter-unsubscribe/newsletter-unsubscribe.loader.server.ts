import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { unsubscribeCall } from '#model/newsletter-calls.server.ts';

export interface NewsletterUnsubscribeData {
  readonly code: string;
  readonly isDone: boolean;
}

/** Loads the page to unsubscribe, which the link in a newsletter opens. */
export async function loadNewsletterUnsubscribePage(
  context: LoadContext,
): Promise<PageResult<NewsletterUnsubscribeData>> {
  const isDone = context.query.get('fertig') === '1';
  return buildUnindexedPage('Newsletter abbestellen', {
    code: readCode(context),
    isDone,
  });
}

export const unsubscribe = createFormAction(unsubscribeCall);
