import type { Profile } from '@gruenland/shared-contracts/api/profile.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { accountPage } from '@gruenland/shared-ui/own-page/own-page.server.ts';
import { profileCall } from '#model/account-calls.ts';

export interface ProfileData {
  readonly profile: Profile;
  readonly saved: boolean;
}

/** What somebody tells about themselves. */
export async function loadProfile(context: LoadContext): Promise<PageResult<ProfileData>> {
  const saved = context.query.get('gespeichert') === '1';
  return accountPage<Profile, ProfileData>(
    context,
    '/api/account/profile',
    'Profil',
    (profile) => ({
      profile,
      saved,
    }),
  );
}

export const changeProfile = actOn(profileCall);
