import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { loginTarget } from '#model/login-target.ts';
import { providerCodeCall } from '#model/sign-in-calls.ts';

export interface LoginCodeData {
  /** Own path that the login leads to. */
  readonly target: string;
}

/** The provider has said who it is; only a code is missing. */
export async function loadLoginCode({ query }: LoadContext): Promise<PageResult<LoginCodeData>> {
  return {
    kind: 'page',
    data: { target: loginTarget(query.get('ziel')) },
    head: { name: 'Anmelden', noIndex: true },
  };
}

/** The code without script. */
export const sendLoginCode = actOn(providerCodeCall);
