import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { loginTarget } from '#model/login-target.ts';
import { confirmLoginCall } from '#model/sign-in-calls.ts';

export interface ConfirmLoginData {
  readonly target: string;
  readonly email: string;
  readonly hasPassword: boolean;
}

/** Asks somebody who is signed in to prove once more who they are. */
export async function loadConfirmLogin(
  context: LoadContext,
): Promise<PageResult<ConfirmLoginData>> {
  const target = loginTarget(context.query.get('ziel'));
  return accountPage<AccountSecurity, ConfirmLoginData>(
    context,
    '/api/account/security',
    'Bitte bestätigen',
    ({ email, hasPassword }) => ({ target, email, hasPassword }),
  );
}

export const confirmLogin = actOn(confirmLoginCall);
