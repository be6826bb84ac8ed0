import type { Interests } from '@gruenland/shared-contracts/api/interests.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormActions } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { removeInterestCall, interestsCall } from '#model/account-calls.server.ts';

export interface InterestsData {
  readonly interests: Interests;
  readonly isSaved: boolean;
}

/** Loads the user's interests. */
export async function loadInterests(context: LoadContext): Promise<PageResult<InterestsData>> {
  const isSaved = context.query.has('gespeichert');
  return loadAccountPage<Interests, InterestsData>(
    context,
    '/api/account/interests',
    'Interessen',
    (interests) => ({ interests, isSaved }),
  );
}

export const changeInterests = createFormActions({
  save: interestsCall,
  remove: removeInterestCall,
});
