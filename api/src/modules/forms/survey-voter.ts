import { createKeyedHash } from '#secrets/secret-token.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { VoterHashes } from './survey.repository.ts';

/** A voter: an account, a device with the voter cookie, or both. */
export interface Voter {
  readonly userId: string | null;
  /** Random id of the device from the voter cookie, or null if the cookie is not set. */
  readonly deviceId: string | null;
}

/**
 * Returns the keyed hashes of an account in one survey. The first hash uses the current secret, the
 * others use previous secrets.
 */
export function hashAccount(secrets: Secrets, survey: string, userId: string): string[] {
  return secrets.map((secret) => createKeyedHash(secret, 'survey', survey, `user ${userId}`));
}

/** Returns keyed hashes of a voter in one survey. */
export function hashVoter(secrets: Secrets, survey: string, voter: Voter): VoterHashes {
  const { userId, deviceId } = voter;
  const hashDevice = (secret: string) =>
    createKeyedHash(secret, 'survey', survey, `cookie ${deviceId}`);
  return {
    account: userId === null ? [] : hashAccount(secrets, survey, userId),
    device: deviceId === null ? [] : secrets.map(hashDevice),
  };
}
