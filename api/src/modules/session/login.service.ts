import type { LoginRequest } from '@gruenland/shared-contracts/api/session.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { refuseBlocked } from './account-block.ts';
import type { AccountService } from './account.service.ts';
import type { AuthEngine } from './auth-engine.ts';
import type { Passwords } from './password.ts';
import type { SessionService } from './session.service.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';
import { findPasswordHash, findUser, noteLogin, replacePasswordHash } from './user.repository.ts';

/** Where a login comes from. */
export interface LoginOrigin {
  readonly address: string;
  readonly userAgent: string;
  /** Token of a session that this login replaces. */
  readonly currentToken: string | undefined;
}

export interface Login {
  readonly token: string;
  readonly user: User;
}

export interface LoginService {
  /**
   * Signs in with a password. Known and unknown addresses take the same time and get the same
   * refusal.
   *
   * @throws Problem `login.failed`, `login.unconfirmed` and `login.blocked` (only after the right
   *   password, and the code where one is wanted) or `request.rate-limited`.
   */
  logIn(request: LoginRequest, origin: LoginOrigin): Promise<Login>;
}

export interface LoginServiceParts {
  readonly db: Drizzle;
  readonly engine: AuthEngine;
  readonly passwords: Passwords;
  readonly sessions: SessionService;
  readonly accounts: AccountService;
  readonly throttle: Throttle;
  /**
   * Asks for a code where somebody wants that. @returns whether one was shown.
   *
   * @throws Problem `login.code`, `code.wrong`
   */
  readonly secondFactor: (userId: string, code: string | undefined) => Promise<boolean>;
}

/**
 * Failures within 15 minutes: one person here, one account from everywhere, one address. An hour
 * touches five such windows, so nobody gets more than a hundred at an account (ASVS 2.2.1).
 */
function rulesFor(email: string, address: string): ThrottleRule[] {
  return [
    { name: 'login-account-address', value: `${email} ${address}`, max: 10 },
    { name: 'login-account', value: email, max: 20 },
    { name: 'login-address', value: address, max: 100 },
  ];
}

export function createLoginService(parts: LoginServiceParts): LoginService {
  const { db, engine, passwords, sessions, accounts, throttle, secondFactor } = parts;

  /** The session that the password made is worth nothing before the second factor. */
  async function secondStep(token: string, userId: string, code: string | undefined) {
    const shown = await secondFactor(userId, code).catch(async (error: unknown) => {
      await sessions.end(token);
      throw error;
    });
    if (shown) await sessions.noteSecondFactor(token);
  }

  /** Nor is it where the account is blocked. */
  async function refuse(token: string, userId: string) {
    await refuseBlocked(db, userId).catch(async (error: unknown) => {
      await sessions.end(token);
      throw error;
    });
  }

  /** Here alone the password is at hand: what is kept of it follows a change of the secret. */
  async function renewHash(userId: string, password: string): Promise<void> {
    const stored = await findPasswordHash(db, userId);
    const renewed = stored && (await passwords.renew(stored, password));
    if (renewed) await replacePasswordHash(db, userId, stored, renewed);
  }

  return {
    logIn: async ({ email, password, code }, { address, userAgent, currentToken }) => {
      const rules = rulesFor(email, address);
      await throttle.attempt(rules);
      const result = await engine.signIn(email, password, userAgent);
      if (result.kind === 'refused') throw new Problem('login.failed');
      if (result.kind === 'signed-in') await secondStep(result.token, result.userId, code);
      await throttle.forgive(rules);
      if (result.kind === 'unconfirmed') {
        await accounts.sendConfirmationAgain(email);
        throw new Problem('login.unconfirmed');
      }
      await refuse(result.token, result.userId);
      // A session that was there before must not go on under another name.
      if (currentToken) await sessions.end(currentToken);
      const user = await findUser(db, result.userId);
      if (!user) throw new Problem('login.failed');
      await renewHash(user.id, password);
      await noteLogin(db, user.id);
      return { token: result.token, user };
    },
  };
}
