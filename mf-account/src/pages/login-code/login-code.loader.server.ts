import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { getLoginTarget } from '#model/login-target.ts';
import { providerCodeCall } from '#model/sign-in-calls.server.ts';

export interface LoginCodeData {
  /** Path to open after the login. */
  readonly target: string;
}

/**
 * Loads the page for the code of the second factor. The provider has already authenticated the
 * user.
 */
export async function loadLoginCodePage({
  query,
}: LoadContext): Promise<PageResult<LoginCodeData>> {
  return {
    kind: 'page',
    data: { target: getLoginTarget(query.get('ziel')) },
    head: { name: 'Anmelden', noIndex: true },
  };
}

/** Submits the code of the second factor to complete the login. */
export const submitLoginCode = createFormAction(providerCodeCall);
