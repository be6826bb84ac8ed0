import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import type { Drizzle, Executor } from '#db/database.ts';
import { secondFactors } from '#db/tables/auth-methods.ts';
import { keyedHash } from '#modules/session/secret-token.ts';
import { bySecret } from '#secrets/key-ring.ts';
import type { Secrets } from '#secrets/key-ring.ts';
import type { Seal } from '#secrets/encrypt.ts';

import type { SignInChanges } from './sign-in-changes.ts';

export interface SecondFactorParts {
  readonly db: Drizzle;
  readonly seal: Seal;
  /** Go into what is kept of spare codes. */
  readonly secrets: Secrets;
  readonly changes: SignInChanges;
}

/**
 * What is kept of a spare code: keyed, as fifty bits could be guessed at, and bound to its owner, so
 * that equal codes of two people have nothing in common. By each secret that is believed; of a new code
 * the first is kept.
 */
export function spareCodeHashes(secrets: Secrets, userId: string, code: string) {
  return bySecret(secrets, (secret) => keyedHash(secret, 'spare-code', userId, code));
}

/** What became of a code; `reused`: somebody has signed in with it before. */
export type CodeOutcome = 'not-asked' | 'missing' | 'wrong' | 'reused' | 'shown';

const period = 30;

/** The codes of an app that knows this secret. */
export function totp(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: 'Grünland', label, secret, period, digits: 6, algorithm: 'SHA1' });
}

/** Somebody's second factor, theirs alone until the transaction ends. */
export async function lockFactor(tx: Pick<Drizzle, 'select'>, userId: string) {
  const rows = await tx
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .for('update');
  return rows[0];
}

/** The time step that a code belongs to, one to either side allowed; null for a wrong one. */
export function stepOf(seal: Seal, sealed: string, code: string): number | null {
  const delta = totp(Secret.fromBase32(seal.open(sealed))).validate({ token: code, window: 1 });
  return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta;
}

/** Decides about a code in one transaction, so that two logins never use the same one. */
export async function useCode(
  { seal, secrets, changes }: SecondFactorParts,
  tx: Executor,
  userId: string,
  code: string | undefined,
): Promise<CodeOutcome> {
  const row = await lockFactor(tx, userId);
  if (!row?.confirmedAt) return 'not-asked';
  if (!code) return 'missing';
  const note = (set: Partial<typeof secondFactors.$inferInsert>) =>
    tx.update(secondFactors).set(set).where(eq(secondFactors.userId, userId));
  const step = code.length === 6 ? stepOf(seal, row.secretSealed, code) : null;
  if (step !== null && step > row.lastStep) {
    await note({ lastStep: step });
    return 'shown';
  }
  if (step !== null && step === row.lastStep) {
    await changes.noteReuse(tx, userId);
    return 'reused';
  }
  const hashes = spareCodeHashes(secrets, userId, code);
  const left = row.recoveryHashes.filter((each) => !hashes.includes(each));
  if (left.length === row.recoveryHashes.length) return 'wrong';
  await note({ recoveryHashes: left });
  return 'shown';
}
