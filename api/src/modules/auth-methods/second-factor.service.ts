import { randomInt } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { Secret } from 'otpauth';

import type { SecondFactorSetup } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { secondFactors } from '#db/tables/auth-methods.ts';
import { Problem } from '#problem.ts';

import { createQrPicture } from '#qr-picture.ts';
import {
  lockFactor,
  computeRecoveryCodeHashes,
  getTimeStep,
  createTotp,
  consumeCode,
} from './second-factor-code.ts';
import type { SecondFactorDependencies } from './second-factor-code.ts';
import type { SignInChanger } from './sign-in-changes.ts';

/** Optional TOTP codes after the password (RFC 6238). */
export interface SecondFactorService {
  state(userId: string): Promise<{ readonly on: boolean; readonly recoveryCodesLeft: number }>;
  /** Creates a secret; it takes effect once a first code is confirmed. */
  setUp(user: User): Promise<SecondFactorSetup>;
  /**
   * Enables codes if the first one is valid. @returns recovery codes, shown only once. @throws
   * Problem `code.wrong`
   */
  confirm(by: SignInChanger, code: string): Promise<readonly string[]>;
  switchOff(by: SignInChanger): Promise<void>;
  /**
   * Consumes a code if the account requires one. @returns whether a code was checked
   *
   * @throws Problem `login.code-required`, `code.wrong`
   */
  check(userId: string, code: string | undefined): Promise<boolean>;
}

const recoveryCodeCount = 8;
/** Digits and letters without those that are easily confused, such as 0 and O. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

function createRecoveryCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

export function createSecondFactorService(
  dependencies: SecondFactorDependencies,
): SecondFactorService {
  const { db, encryption, secrets, changes } = dependencies;
  return {
    state: async (userId) => {
      const rows = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
      const isEnabled = Boolean(rows[0]?.confirmedAt);
      return {
        on: isEnabled,
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
          // A confirmed secret is not replaced: the user must first switch codes off.
          setWhere: sql`${secondFactors.confirmedAt} is null`,
        })
        .returning({ userId: secondFactors.userId });
      if (savedRows.length === 0) throw new Problem('record.state');
      const groupedSecret = secret.base32.replaceAll(/(.{4})(?=.)/gu, '$1 ');
      const uri = createTotp(secret, user.email).toString();
      return { secret: groupedSecret, uri, picture: createQrPicture(uri) };
    },
    confirm: async (changer, code) => {
      const { id } = changer.user;
      const codes = Array.from({ length: recoveryCodeCount }, createRecoveryCode);
      await db.transaction(async (tx) => {
        const row = await lockFactor(tx, id);
        if (!row || row.confirmedAt) throw new Problem('record.state');
        const step = getTimeStep(encryption, row.secretEncrypted, code);
        if (step === null) throw new Problem('code.wrong');
        await tx
          .update(secondFactors)
          .set({
            confirmedAt: new Date(),
            lastStep: step,
            recoveryHashes: codes.map((each) => computeRecoveryCodeHashes(secrets, id, each)[0]),
          })
          .where(eq(secondFactors.userId, id));
        await changes.record(tx, changer, 'authenticator-enabled');
      });
      changes.notifyTaskRunner();
      return codes;
    },
    switchOff: async (changer) => {
      await db.transaction(async (tx) => {
        const { id } = changer.user;
        const deletedFactor = await tx
          .delete(secondFactors)
          .where(eq(secondFactors.userId, id))
          .returning({ confirmedAt: secondFactors.confirmedAt });
        if (deletedFactor.some(({ confirmedAt }) => confirmedAt)) {
          await changes.record(tx, changer, 'authenticator-disabled');
        }
      });
      changes.notifyTaskRunner();
    },
    check: async (userId, code) => {
      const outcome = await db.transaction((tx) => consumeCode(dependencies, tx, userId, code));
      if (outcome === 'missing') throw new Problem('login.code-required');
      if (outcome === 'reused') changes.notifyTaskRunner();
      if (outcome === 'reused' || outcome === 'wrong') throw new Problem('code.wrong');
      return outcome === 'shown';
    },
  };
}
