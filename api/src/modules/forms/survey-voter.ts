import { keyedHash } from '#modules/session/secret-token.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { VoterHashes } from './survey.repository.ts';

/** Who votes: an account, the holder of a functional cookie, or both. */
export interface Voter {
  readonly userId: string | null;
  /** Random value of the cookie; null while there is none. */
  readonly cookie: string | null;
}

/** What an account is called in one survey: by the first secret now, by the others before. */
export function accountInSurvey(secrets: Secrets, survey: string, userId: string): string[] {
  return secrets.map((secret) => keyedHash(secret, 'survey', survey, `user ${userId}`));
}

/** What somebody is called in one survey. */
export function voterInSurvey(secrets: Secrets, survey: string, voter: Voter): VoterHashes {
  const { userId, cookie } = voter;
  const deviceBy = (secret: string) => keyedHash(secret, 'survey', survey, `cookie ${cookie}`);
  return {
    account: userId === null ? [] : accountInSurvey(secrets, survey, userId),
    device: cookie === null ? [] : secrets.map(deviceBy),
  };
}
