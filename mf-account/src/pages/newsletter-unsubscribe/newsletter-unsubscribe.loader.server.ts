import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf, plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { unsubscribeCall } from '#model/newsletter-calls.ts';

export interface NewsletterUnsubscribeData {
  readonly code: string;
  readonly done: boolean;
}

/** Opened from a newsletter. */
export async function loadNewsletterUnsubscribe(
  context: LoadContext,
): Promise<PageResult<NewsletterUnsubscribeData>> {
  const done = context.query.get('fertig') === '1';
  return plainPage('Newsletter abbestellen', { code: codeOf(context), done });
}

export const unsubscribe = actOn(unsubscribeCall);
