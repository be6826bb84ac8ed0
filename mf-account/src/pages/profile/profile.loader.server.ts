import type { Profile } from '@gruenland/shared-contracts/api/profile.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createFormAction } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadAccountPage } from '@gruenland/shared-ui/account-page/account-page.server.ts';
import { profileCall } from '#model/account-calls.server.ts';

export interface ProfileData {
  readonly profile: Profile;
  readonly isSaved: boolean;
}

/** Loads the user's profile. */
export async function loadProfile(context: LoadContext): Promise<PageResult<ProfileData>> {
  const isSaved = context.query.get('gespeichert') === '1';
  return loadAccountPage<Profile, ProfileData>(
    context,
    '/api/account/profile',
    'Profil',
    (profile) => ({
      profile,
      isSaved,
    }),
  );
}

export const changeProfile = createFormAction(profileCall);
