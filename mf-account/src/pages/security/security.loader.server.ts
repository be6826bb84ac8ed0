import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { AccountSignIn } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import {
  endOtherSessionsCall,
  endSessionCall,
  removePasskeyCall,
  switchCodesOffCall,
} from '#model/sign-in-calls.ts';

export interface SecurityData {
  readonly security: AccountSecurity;
  readonly signIn: AccountSignIn;
  /** What was changed just now. */
  readonly changed: string | null;
  /** They came from the desk, which wants more than a password. */
  readonly forDesk: boolean;
}

/** Every way in, and devices. */
export async function loadSecurity(context: LoadContext): Promise<PageResult<SecurityData>> {
  const changed = context.query.get('geaendert');
  const forDesk = context.query.get('grund') === 'redaktion';
  const ways = context.api.get<AccountSignIn>('/api/account/sign-in');
  const page = await accountPage<AccountSecurity, AccountSecurity>(
    context,
    '/api/account/security',
    'Sicherheit',
    (security) => security,
  );
  const { status, body } = await ways;
  if (page.kind !== 'page') return page;
  const signIn = status === 200 ? body : UNKNOWN;
  return { ...page, data: { security: page.data, signIn, changed, forDesk } };
}

/** Read a moment apart from the rest: the session may have ended in between. */
const UNKNOWN: AccountSignIn = {
  passkeys: [],
  secondFactor: false,
  recoveryCodesLeft: 0,
  fresh: false,
};

export const changeSecurity = actOnOneOf({
  geraet: endSessionCall,
  geraete: endOtherSessionsCall,
  passkey: removePasskeyCall,
  app: switchCodesOffCall,
});
