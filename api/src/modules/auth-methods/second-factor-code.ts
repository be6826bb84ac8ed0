import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import type { Drizzle, Executor } from '#db/database.ts';
import { secondFactors } from '#db/tables/auth-methods.ts';
import { createKeyedHash } from '#secrets/secret-token.ts';
import { mapSecrets } from '#secrets/key-ring.ts';
import type { Secrets } from '#secrets/key-ring.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import type { SignInChangeRecorder } from './sign-in-changes.ts';

export interface SecondFactorDependencies {
  readonly db: Drizzle;
  readonly encryption: Encryption;
  /** Secrets for the keyed hashes of recovery codes. */
  readonly secrets: Secrets;
  readonly changes: SignInChangeRecorder;
}

/**
 * Returns the keyed hashes of a recovery code, one per accepted secret. New codes are stored with
 * the first hash. Codes have only 50 random bits, so without the key they could be guessed from
 * their hashes. The user id makes the hashes of equal codes of two users differ.
 */
export function computeRecoveryCodeHashes(secrets: Secrets, userId: string, code: string) {
  return mapSecrets(secrets, (secret) => createKeyedHash(secret, 'spare-code', userId, code));
}

/**
 * Result of a code check. `accepted` means that the code was valid and is now used up. `reused` means
 * that the code was already used up.
 */
export type CodeOutcome = 'not-required' | 'missing' | 'wrong' | 'reused' | 'accepted';

const totpPeriodSeconds = 30;

/** Returns the TOTP generator for a secret. */
export function createTotp(secret: Secret, label = ''): TOTP {
  return new TOTP({
    issuer: 'Grünland',
    label,
    secret,
    period: totpPeriodSeconds,
    digits: 6,
    algorithm: 'SHA1',
  });
}

/** Returns the second factor of a user and locks it until the transaction ends. */
export async function lockSecondFactor(tx: Pick<Drizzle, 'select'>, userId: string) {
  const rows = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  return rows[0];
}

/**
 * Returns the time step of a code, or null if the code is wrong. Also accepts the codes of the
 * previous and the next time step.
 */
export function getTimeStep(
  encryption: Encryption,
  encryptedSecret: string,
  code: string,
): number | null {
  const stepOffset = createTotp(Secret.fromBase32(encryption.decrypt(encryptedSecret))).validate({
    token: code,
    window: 1,
  });
  return stepOffset === null
    ? null
    : Math.floor(Date.now() / 1000 / totpPeriodSeconds) + stepOffset;
}

/**
 * Checks and consumes a code in the caller's transaction, so that two sign-ins cannot use the same
 * code.
 */
export async function consumeCode(
  { encryption, secrets, changes }: SecondFactorDependencies,
  tx: Executor,
  userId: string,
  code: string | undefined,
): Promise<CodeOutcome> {
  const row = await lockSecondFactor(tx, userId);
  if (!row?.confirmedAt) return 'not-required';
  if (!code) return 'missing';
  const updateSecondFactor = (changedColumns: Partial<typeof secondFactors.$inferInsert>) =>
    tx.update(secondFactors).set(changedColumns).where(eq(secondFactors.userId, userId));
  const timeStep = code.length === 6 ? getTimeStep(encryption, row.secretEncrypted, code) : null;
  if (timeStep !== null && timeStep > row.lastStep) {
    await updateSecondFactor({ lastStep: timeStep });
    return 'accepted';
  }
  if (timeStep !== null && timeStep === row.lastStep) {
    await changes.notifyCodeReuse(tx, userId);
    return 'reused';
  }
  const codeHashes = computeRecoveryCodeHashes(secrets, userId, code);
  const remainingHashes = row.recoveryHashes.filter((codeHash) => !codeHashes.includes(codeHash));
  if (remainingHashes.length === row.recoveryHashes.length) return 'wrong';
  await updateSecondFactor({ recoveryHashes: remainingHashes });
  return 'accepted';
}
