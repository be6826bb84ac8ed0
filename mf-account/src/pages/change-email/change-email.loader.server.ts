import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { changeEmailCall } from '#model/sign-in-calls.server.ts';

export interface ChangeEmailData {
  readonly email: string;
}

/** Loads the page to change the e-mail address. The user must have logged in recently. */
export async function loadChangeEmailPage(
  context: LoadContext,
): Promise<PageResult<ChangeEmailData>> {
  const page = await loadAccountPage<AccountSecurity, AccountSecurity>(
    context,
    '/api/account/security',
    'Adresse ändern',
    (security) => security,
  );
  if (page.kind !== 'page') return page;
  if (!page.data.fresh) return redirectTo(paths.confirmLogin(context.path));
  return { ...page, data: { email: page.data.email } };
}

export const changeEmail = createFormAction(changeEmailCall);
