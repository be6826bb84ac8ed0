import { randomInt } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';

import type { SecondFactorSetup } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { secondFactors } from '#db/tables/auth-methods.ts';
import { Problem } from '#problem.ts';

import { createQrPicture } from '#qr-picture.ts';
import {
  lockSecondFactor,
  computeRecoveryCodeHashes,
  getTimeStep,
  createTotp,
  consumeCode,
} from './second-factor-code.ts';
import type { SecondFactorDependencies } from './second-factor-code.ts';
import type { SignInChanger } from './sign-in-changes.ts';

/** Manages optional TOTP codes, which users enter after the password (RFC 6238). */
export interface SecondFactorService {
  readState(
    userId: string,
  ): Promise<{ readonly isEnabled: boolean; readonly recoveryCodesLeft: number }>;
  /** Creates a TOTP secret. It takes effect when the user confirms a first code. */
  setUp(user: User): Promise<SecondFactorSetup>;
  /**
   * Enables second-factor codes if `code` is valid.
   * @returns recovery codes, which are shown only once
   * @throws Problem `code.wrong`
   */
  confirm(signInChanger: SignInChanger, code: string): Promise<readonly string[]>;
  switchOff(signInChanger: SignInChanger): Promise<void>;
  /**
   * Consumes a code if the account requires one. @returns whether a code was checked
   *
   * @throws Problem `login.code-required`, `code.wrong`
   */
  check(userId: string, code: string | undefined): Promise<boolean>;
}

const recoveryCodeCount = 8;
/**
 * Characters of recovery codes: digits and letters, except easily confused ones such as 0 and O.
 */
const codeAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function createRecoveryCode(): string {
  return Array.from({ length: 10 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');
}

export function createSecondFactorService(
  dependencies: SecondFactorDependencies,
): SecondFactorService {
  const { db, encryption, secrets, changes } = dependencies;
  return {
    readState: async (userId) => {
      const rows = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
      const isEnabled = Boolean(rows[0]?.confirmedAt);
      return {
        isEnabled,
        recoveryCodesLeft: isEnabled ? (rows[0]?.recoveryHashes.length ?? 0) : 0,
      };
    },
    setUp: async (user) => {
      const secret = new Secret({ size: 20 });
      const unconfirmedFactor = {
        secretEncrypted: encryption.encrypt(secret.base32),
        confirmedAt: null,
        lastStep: 0,
      };
      const savedRows = await db
        .insert(secondFactors)
        .values({ userId: user.id, ...unconfirmedFactor })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: unconfirmedFactor,
          // A confirmed secret is not replaced. The user must first switch second-factor codes off.
          setWhere: sql`${secondFactors.confirmedAt} is null`,
        })
        .returning({ userId: secondFactors.userId });
      if (savedRows.length === 0) throw new Problem('record.state');
      const groupedSecret = secret.base32.replaceAll(/(.{4})(?=.)/gu, '$1 ');
      const otpAuthUri = createTotp(secret, user.email).toString();
      return { secret: groupedSecret, uri: otpAuthUri, picture: createQrPicture(otpAuthUri) };
    },
    confirm: async (signInChanger, code) => {
      const { id } = signInChanger.user;
      const recoveryCodes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
      await db.transaction(async (tx) => {
        const row = await lockSecondFactor(tx, id);
        if (!row || row.confirmedAt) throw new Problem('record.state');
        const timeStep = getTimeStep(encryption, row.secretEncrypted, code);
        if (timeStep === null) throw new Problem('code.wrong');
        await tx
          .update(secondFactors)
          .set({
            confirmedAt: new Date(),
            lastStep: timeStep,
            recoveryHashes: recoveryCodes.map(
              (recoveryCode) => computeRecoveryCodeHashes(secrets, id, recoveryCode)[0],
            ),
          })
          .where(eq(secondFactors.userId, id));
        await changes.record(tx, signInChanger, 'authenticator-enabled');
      });
      changes.notifyTaskRunner();
      return recoveryCodes;
    },
    switchOff: async (signInChanger) => {
      await db.transaction(async (tx) => {
        const { id } = signInChanger.user;
        const deletedFactor = await tx
          .delete(secondFactors)
          .where(eq(secondFactors.userId, id))
          .returning({ confirmedAt: secondFactors.confirmedAt });
        if (deletedFactor.some(({ confirmedAt }) => confirmedAt)) {
          await changes.record(tx, signInChanger, 'authenticator-disabled');
        }
      });
      changes.notifyTaskRunner();
    },
    check: async (userId, code) => {
      const codeOutcome = await db.transaction((tx) => consumeCode(dependencies, tx, userId, code));
      if (codeOutcome === 'missing') throw new Problem('login.code-required');
      if (codeOutcome === 'reused') changes.notifyTaskRunner();
      if (codeOutcome === 'reused' || codeOutcome === 'wrong') throw new Problem('code.wrong');
      return codeOutcome === 'accepted';
    },
  };
}
