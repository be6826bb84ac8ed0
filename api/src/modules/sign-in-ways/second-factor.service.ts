import { createHash, randomInt } from 'node:crypto';

import { eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import type { SecondFactorSetup } from '@gruenland/shared-contracts/api/sign-in-ways.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle } from '#db/database.ts';
import { secondFactors } from '#db/tables/sign-in-ways.ts';
import { Problem } from '#problem.ts';
import type { Seal } from '#secrets/seal.ts';

/** Codes of an app after the password, for those who want them (RFC 6238). */
export interface SecondFactorService {
  state(userId: string): Promise<{ readonly on: boolean; readonly recoveryCodesLeft: number }>;
  /** A new secret; it counts once a code of it was shown. */
  setUp(user: User): Promise<SecondFactorSetup>;
  /** @returns codes to fall back on, shown once. @throws Problem `code.wrong` */
  confirm(user: User, code: string): Promise<readonly string[]>;
  switchOff(user: User): Promise<void>;
  /** Uses a code up; true also when nobody is asked for one. @throws Problem `login.code` */
  check(userId: string, code: string | undefined): Promise<void>;
}

const period = 30;
const recoveryCount = 8;
/** No letters that are mistaken for others. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

/** Salted with the person's random id: equal codes of two people have nothing in common. */
const hashOf = (userId: string, code: string) =>
  createHash('sha256').update(`${userId}:${code}`).digest('base64url');

function newRecoveryCode(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function totp(secret: Secret, label = ''): TOTP {
  return new TOTP({ issuer: 'Grünland', label, secret, period, digits: 6, algorithm: 'SHA1' });
}

export function createSecondFactorService(db: Drizzle, seal: Seal): SecondFactorService {
  const rowOf = (tx: Pick<Drizzle, 'select'>, userId: string) =>
    tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('update');

  /** The time step that a code belongs to, one to either side allowed; null for a wrong one. */
  function stepOf(sealed: string, code: string): number | null {
    const delta = totp(Secret.fromBase32(seal.open(sealed))).validate({ token: code, window: 1 });
    return delta === null ? null : Math.floor(Date.now() / 1000 / period) + delta;
  }

  return {
    state: async (userId) => {
      const rows = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
      const on = Boolean(rows[0]?.confirmedAt);
      return { on, recoveryCodesLeft: on ? (rows[0]?.recoveryHashes.length ?? 0) : 0 };
    },
    setUp: async (user) => {
      const secret = new Secret({ size: 20 });
      const fresh = { secretSealed: seal.close(secret.base32), confirmedAt: null, lastStep: 0 };
      const written = await db
        .insert(secondFactors)
        .values({ userId: user.id, ...fresh })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: fresh,
          // One that is in use is switched off first.
          setWhere: sql`${secondFactors.confirmedAt} is null`,
        })
        .returning({ userId: secondFactors.userId });
      if (written.length === 0) throw new Problem('record.state');
      const grouped = secret.base32.replaceAll(/(.{4})(?=.)/gu, '$1 ');
      return { secret: grouped, uri: totp(secret, user.email).toString() };
    },
    confirm: async ({ id }, code) => {
      const codes = Array.from({ length: recoveryCount }, newRecoveryCode);
      await db.transaction(async (tx) => {
        const [row] = await rowOf(tx, id);
        if (!row || row.confirmedAt) throw new Problem('record.state');
        const step = stepOf(row.secretSealed, code);
        if (step === null) throw new Problem('code.wrong');
        await tx
          .update(secondFactors)
          .set({
            confirmedAt: new Date(),
            lastStep: step,
            recoveryHashes: codes.map((each) => hashOf(id, each)),
          })
          .where(eq(secondFactors.userId, id));
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.second-factor-on', actor: id, subject });
      });
      return codes;
    },
    switchOff: async ({ id }) => {
      await db.transaction(async (tx) => {
        await tx.delete(secondFactors).where(eq(secondFactors.userId, id));
        const subject = `user:${id}`;
        await recordAudit(tx, { action: 'account.second-factor-off', actor: id, subject });
      });
    },
    check: (userId, code) =>
      db.transaction(async (tx) => {
        const [row] = await rowOf(tx, userId);
        if (!row?.confirmedAt) return;
        if (!code) throw new Problem('login.code');
        const used = (set: Partial<typeof secondFactors.$inferInsert>) =>
          tx.update(secondFactors).set(set).where(eq(secondFactors.userId, userId));
        const step = code.length === 6 ? stepOf(row.secretSealed, code) : null;
        if (step !== null && step > row.lastStep) {
          await used({ lastStep: step });
          return;
        }
        const hash = hashOf(userId, code);
        if (!row.recoveryHashes.includes(hash)) throw new Problem('code.wrong');
        await used({ recoveryHashes: row.recoveryHashes.filter((each) => each !== hash) });
      }),
  };
}
