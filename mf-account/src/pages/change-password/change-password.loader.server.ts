import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { changePasswordCall } from '#model/sign-in-calls.server.ts';

export interface ChangePasswordData {
  readonly email: string;
  readonly hasPassword: boolean;
}

/**
 * Loads the page to change the password. Users whose account has no password must have logged in
 * recently.
 */
export async function loadChangePasswordPage(
  context: LoadContext,
): Promise<PageResult<ChangePasswordData>> {
  const page = await loadAccountPage<AccountSecurity, AccountSecurity>(
    context,
    '/api/account/security',
    'Passwort ändern',
    (security) => security,
  );
  if (page.kind !== 'page') return page;
  const { email, hasPassword, fresh } = page.data;
  if (!hasPassword && !fresh) return redirectTo(paths.confirmLogin(context.path));
  return { ...page, data: { email, hasPassword } };
}

export const changePassword = createFormAction(changePasswordCall);
