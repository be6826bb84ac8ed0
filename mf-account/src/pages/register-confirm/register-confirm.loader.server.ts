import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';

export interface RegisterConfirmData {
  /**
   * Code from the confirmation mail. The query parameter is not called `token`, because the app
   * logs in with `?token=`.
   */
  readonly code: string;
  readonly isConfirmed: boolean;
}

/** Loads the confirmation page. Loading changes nothing, because mail scanners open links. */
export async function loadRegisterConfirmPage({
  query,
}: LoadContext): Promise<PageResult<RegisterConfirmData>> {
  const data = {
    code: (query.get('code') ?? '').slice(0, 200),
    isConfirmed: query.get('bestaetigt') === '1',
  };
  return { kind: 'page', data, head: { name: 'Adresse bestätigen', noIndex: true } };
}

/** Confirms the e-mail address. */
export const confirmRegistration = createFormAction({
  path: '/api/auth/confirm',
  body: (values) => ({ token: getText(values, 'code') }),
  getNextPath: () => `${paths.registerConfirm()}?bestaetigt=1`,
});
