import { keyedHash } from '#modules/session/secret-token.ts';

import type { VoterHashes } from './survey.repository.ts';

/** Who votes: an account, the holder of a functional cookie, or both. */
export interface Voter {
  readonly userId: string | null;
  /** Random value of the cookie; null while there is none. */
  readonly cookie: string | null;
}

/** What an account is called in one survey. */
export function accountInSurvey(secret: string, survey: string, userId: string): string {
  return keyedHash(secret, 'survey', survey, `user ${userId}`);
}

/** What somebody is called in one survey. */
export function voterInSurvey(secret: string, survey: string, voter: Voter): VoterHashes {
  const { userId, cookie } = voter;
  return {
    account: userId && accountInSurvey(secret, survey, userId),
    device: cookie && keyedHash(secret, 'survey', survey, `cookie ${cookie}`),
  };
}
