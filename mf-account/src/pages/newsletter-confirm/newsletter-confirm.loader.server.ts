import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { codeOf, plainPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { confirmNewsletterCall } from '#model/newsletter-calls.ts';

export interface NewsletterConfirmData {
  readonly code: string;
  /** `1`: just now, `schon`: before. */
  readonly done: string | null;
}

/** Opened from the mail. It only asks: mail scanners open links, people press buttons. */
export async function loadNewsletterConfirm(
  context: LoadContext,
): Promise<PageResult<NewsletterConfirmData>> {
  const done = context.query.get('fertig');
  return plainPage('Newsletter bestätigen', { code: codeOf(context), done });
}

export const confirmNewsletter = actOn(confirmNewsletterCall);
