import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import type { Drizzle, Executor } from '#db/database.ts';
import { secondFactors } from '#db/tables/auth-methods.ts';
import { createKeyedHash } from '#modules/session/secret-token.ts';
import { mapSecrets } from '#secrets/key-ring.ts';
import type { Secrets } from '#secrets/key-ring.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import type { SignInChanges } from './sign-in-changes.ts';

export interface SecondFactorDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  /** Keys for the hashes of recovery codes. */
  readonly secrets: Secrets;
  readonly changes: SignInChanges;
}

/**
 * Returns keyed hashes of a recovery code, one per accepted secret; new codes are stored with the
 * first hash. The key prevents guessing of the 50 random bits, and the user id makes equal codes of
 * two users differ.
 */
export function computeRecoveryCodeHashes(secrets: Secrets, userId: string, code: string) {
  return mapSecrets(secrets, (secret) => createKeyedHash(secret, 'spare-code', userId, code));
}

/**
 * Result of a code check. `shown`: the code is valid and now used up; `reused`: it was valid, but
 * already used up.
 */
export type CodeOutcome = 'not-asked' | 'missing' | 'wrong' | 'reused' | 'shown';

const periodSeconds = 30;

/** Returns the TOTP generator for a secret. */
export function createTotp(secret: Secret, label = ''): TOTP {
  return new TOTP({
    issuer: 'Grünland',
    label,
    secret,
    period: periodSeconds,
    digits: 6,
    algorithm: 'SHA1',
  });
}

/** Returns the second factor of a user, locked until the transaction ends. */
export async function lockFactor(tx: Pick<Drizzle, 'select'>, userId: string) {
  const rows = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  return rows[0];
}

/** Returns the time step of a code, with a tolerance of one step; null for a wrong code. */
export function getTimeStep(
  encryption: Encryption,
  encrypted: string,
  code: string,
): number | null {
  const delta = createTotp(Secret.fromBase32(encryption.decrypt(encrypted))).validate({
    token: code,
    window: 1,
  });
  return delta === null ? null : Math.floor(Date.now() / 1000 / periodSeconds) + delta;
}

/** Checks and consumes a code in one transaction, so that two sign-ins cannot use the same code. */
export async function consumeCode(
  { encryption, secrets, changes }: SecondFactorDependencies,
  tx: Executor,
  userId: string,
  code: string | undefined,
): Promise<CodeOutcome> {
  const row = await lockFactor(tx, userId);
  if (!row?.confirmedAt) return 'not-asked';
  if (!code) return 'missing';
  const updateFactor = (set: Partial<typeof secondFactors.$inferInsert>) =>
    tx.update(secondFactors).set(set).where(eq(secondFactors.userId, userId));
  const step = code.length === 6 ? getTimeStep(encryption, row.secretEncrypted, code) : null;
  if (step !== null && step > row.lastStep) {
    await updateFactor({ lastStep: step });
    return 'shown';
  }
  if (step !== null && step === row.lastStep) {
    await changes.notifyCodeReuse(tx, userId);
    return 'reused';
  }
  const hashes = computeRecoveryCodeHashes(secrets, userId, code);
  const remainingHashes = row.recoveryHashes.filter((each) => !hashes.includes(each));
  if (remainingHashes.length === row.recoveryHashes.length) return 'wrong';
  await updateFactor({ recoveryHashes: remainingHashes });
  return 'shown';
}
