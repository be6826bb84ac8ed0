import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { getLoginTarget } from '#model/login-target.ts';
import { confirmLoginCall } from '#model/sign-in-calls.server.ts';

export interface ConfirmLoginData {
  readonly target: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Loads the page that asks a signed-in user to authenticate again. */
export async function loadConfirmLoginPage(
  context: LoadContext,
): Promise<PageResult<ConfirmLoginData>> {
  const target = getLoginTarget(context.query.get('ziel'));
  return loadAccountPage<AccountSecurity, ConfirmLoginData>(
    context,
    '/api/account/security',
    'Bitte bestätigen',
    ({ email, hasPassword }) => ({ target, email, hasPassword }),
  );
}

export const confirmLogin = createFormAction(confirmLoginCall);
