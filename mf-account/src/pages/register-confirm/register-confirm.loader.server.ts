import type { ConfirmResponse } from '@gruenland/shared-contracts/api/session.ts';
import { confirmResponseSchema } from '@gruenland/shared-contracts/api/session.schema.ts';
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
  /** Whether the confirmation signed the user in. */
  readonly isSignedIn: boolean;
}

/** Loads the confirmation page. Loading changes nothing, because mail scanners open links. */
export async function loadRegisterConfirmPage({
  query,
}: LoadContext): Promise<PageResult<RegisterConfirmData>> {
  const data = {
    code: (query.get('code') ?? '').slice(0, 200),
    isConfirmed: query.has('bestaetigt'),
    isSignedIn: query.get('bestaetigt') === 'angemeldet',
  };
  return { kind: 'page', data, head: { name: 'Adresse bestätigen', noIndex: true } };
}

/** Confirms the e-mail address and signs the user in, unless another user is signed in. */
export const confirmRegistration = createFormAction<ConfirmResponse>({
  responseSchema: confirmResponseSchema,
  path: '/api/auth/confirm',
  body: (values) => ({ token: getText(values, 'code') }),
  getNextPath: (_values, { isSignedIn }) =>
    `${paths.registerConfirm()}?bestaetigt=${isSignedIn ? 'angemeldet' : '1'}`,
});
