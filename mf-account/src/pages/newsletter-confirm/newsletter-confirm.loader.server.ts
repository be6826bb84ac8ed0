import { readCode } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { buildUnindexedPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { confirmNewsletterCall } from '#model/newsletter-calls.server.ts';

export interface NewsletterConfirmData {
  readonly code: string;
  /**
   * Result of the confirmation. `1`: confirmed just now, `schon`: confirmed earlier, null: not
   * confirmed yet.
   */
  readonly confirmationResult: string | null;
}

/** Loads the confirmation page. Loading changes nothing, because mail scanners open links. */
export async function loadNewsletterConfirmPage(
  context: LoadContext,
): Promise<PageResult<NewsletterConfirmData>> {
  const confirmationResult = context.query.get('fertig');
  return buildUnindexedPage('Newsletter bestätigen', {
    code: readCode(context),
    confirmationResult,
  });
}

export const confirmNewsletter = createFormAction(confirmNewsletterCall);
