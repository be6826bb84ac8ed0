import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { changePasswordCall } from '#model/sign-in-calls.ts';

export interface ChangePasswordData {
  readonly email: string;
  readonly hasPassword: boolean;
}

/** A new password; whoever has none yet proves first who they are. */
export async function loadChangePassword(
  context: LoadContext,
): Promise<PageResult<ChangePasswordData>> {
  const page = await accountPage<AccountSecurity, AccountSecurity>(
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

export const changePassword = actOn(changePasswordCall);
