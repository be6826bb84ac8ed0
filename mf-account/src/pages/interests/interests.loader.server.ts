import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOnOneOf } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { forgetInterestCall, interestsCall } from '#model/account-calls.ts';

export interface InterestsData {
  readonly interests: Interests;
  readonly saved: boolean;
}

/** What somebody wants to read about. */
export async function loadInterests(context: LoadContext): Promise<PageResult<InterestsData>> {
  const saved = context.query.has('gespeichert');
  return accountPage<Interests, InterestsData>(
    context,
    '/api/account/interests',
    'Interessen',
    (interests) => ({ interests, saved }),
  );
}

export const changeInterests = actOnOneOf({
  speichern: interestsCall,
  vergessen: forgetInterestCall,
});
