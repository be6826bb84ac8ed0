import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { AccountSignInMethods } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import {
  endOtherSessionsCall,
  endSessionCall,
  removePasskeyCall,
  disableSecondFactorCall,
} from '#model/sign-in-calls.server.ts';

export interface SecurityData {
  readonly security: AccountSecurity;
  readonly signIn: AccountSignInMethods;
  /** Success code of the last change (`?geaendert=`). Null when nothing was changed. */
  readonly successCode: string | null;
  /** Whether the staff area redirected here, because it requires more than a password. */
  readonly isStaffRedirect: boolean;
}

/** Loads the user's login methods and signed-in devices. */
export async function loadSecurityPage(context: LoadContext): Promise<PageResult<SecurityData>> {
  const successCode = context.query.get('geaendert');
  const isStaffRedirect = context.query.get('grund') === 'redaktion';
  const authMethods = context.api.get<AccountSignInMethods>('/api/account/sign-in');
  const page = await loadAccountPage<AccountSecurity, AccountSecurity>(
    context,
    '/api/account/security',
    'Sicherheit',
    (security) => security,
  );
  const { status, body } = await authMethods;
  if (page.kind !== 'page') return page;
  const signIn = status === 200 ? body : DEFAULT_SIGN_IN_METHODS;
  return {
    ...page,
    data: { security: page.data, signIn, successCode, isStaffRedirect },
  };
}

/** Login methods to show if the api does not return them, for example after the session ended. */
const DEFAULT_SIGN_IN_METHODS: AccountSignInMethods = {
  passkeys: [],
  secondFactor: false,
  recoveryCodesLeft: 0,
  fresh: false,
};

export const changeSecurity = createFormActions({
  device: endSessionCall,
  devices: endOtherSessionsCall,
  passkey: removePasskeyCall,
  app: disableSecondFactorCall,
});
