import type { AccountSecurity } from '@gruenland/shared-contracts/api/account.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { redirectTo } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { changeEmailCall } from '#model/sign-in-calls.ts';

export interface ChangeEmailData {
  readonly email: string;
}

/** Another address, for somebody who has just proved who they are. */
export async function loadChangeEmail(context: LoadContext): Promise<PageResult<ChangeEmailData>> {
  const page = await accountPage<AccountSecurity, AccountSecurity>(
    context,
    '/api/account/security',
    'Adresse ändern',
    (security) => security,
  );
  if (page.kind !== 'page') return page;
  if (!page.data.fresh) return redirectTo(paths.confirmLogin(context.path));
  return { ...page, data: { email: page.data.email } };
}

export const changeEmail = actOn(changeEmailCall);
