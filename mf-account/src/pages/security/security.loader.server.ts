import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '#data/act-on.server.ts';
import { accountPage } from '#data/read-account.server.ts';
import { endOtherSessionsCall, endSessionCall } from '#model/sign-in-calls.ts';

export interface SecurityData {
  readonly security: AccountSecurity;
  /** What was changed just now. */
  readonly changed: string | null;
}

/** Password, address, devices. */
export async function loadSecurity(context: LoadContext): Promise<PageResult<SecurityData>> {
  const changed = context.query.get('geaendert');
  return accountPage<AccountSecurity, SecurityData>(
    context,
    '/api/account/security',
    'Sicherheit',
    (security) => ({ security, changed }),
  );
}

export const changeSecurity = actOnOneOf({ geraet: endSessionCall, geraete: endOtherSessionsCall });
