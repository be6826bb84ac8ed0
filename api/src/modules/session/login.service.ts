import type { LoginRequest } from '@gruenland/shared-contracts/api/session.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { requireNotBlocked } from './account-block.ts';
import type { AccountService } from './account.service.ts';
import type { SignInWithPassword } from './password-sign-in.ts';
import type { PasswordHasher } from './password.ts';
import type { SessionService } from './session.service.ts';
import type { Throttle, ThrottleRule } from './throttle.ts';
import { findPasswordHash, findUser, recordLogin, replacePasswordHash } from './user.repository.ts';

/** The caller of a login: IP address, user agent and current session. */
export interface LoginOrigin {
  readonly ipAddress: string;
  readonly userAgent: string;
  /** Token of the session that this login replaces. */
  readonly currentToken: string | undefined;
  /** Id of the device if the account has signed in on it before. */
  readonly knownDeviceId: string | null;
}

export interface LoginResult {
  readonly token: string;
  readonly user: User;
}

export interface LoginService {
  /**
   * Signs in with a password. Known and unknown email addresses get the same response after the
   * same time.
   *
   * @throws Problem `login.failed`; `login.unconfirmed` and `login.blocked` (only after a correct
   *   password, and a correct code if required); `request.rate-limited`.
   */
  logIn(request: LoginRequest, origin: LoginOrigin): Promise<LoginResult>;
}

export interface LoginServiceDependencies {
  readonly db: Drizzle;
  readonly signInWithPassword: SignInWithPassword;
  readonly passwordHasher: PasswordHasher;
  readonly sessions: SessionService;
  readonly accounts: AccountService;
  readonly throttle: Throttle;
  /**
   * Checks the code if the account has a second factor. @returns whether a code was checked
   *
   * @throws Problem `login.code-required`, `code.wrong`
   */
  readonly checkSecondFactor: (userId: string, code: string | undefined) => Promise<boolean>;
}

/**
 * Returns the allowed failures in 15 minutes: per account and network, per account, and per network.
 * The addresses of one IPv6 network share a budget. An hour can overlap five such windows, so an
 * account gets at most 100 attempts per hour (ASVS 2.2.1).
 *
 * A device that signed in before has attempts of its own, so that a stranger's attempts cannot lock
 * the owner out.
 */
function getThrottleRules(
  email: string,
  ipAddress: string,
  knownDeviceId: string | null,
): ThrottleRule[] {
  const network = getVisitorNetwork(ipAddress);
  if (knownDeviceId !== null) {
    return [
      { name: 'login-device', value: knownDeviceId, max: 10 },
      { name: 'login-device-address', value: network, max: 100 },
    ];
  }
  return [
    { name: 'login-account-address', value: `${email} ${network}`, max: 10 },
    { name: 'login-account', value: email, max: 20 },
    { name: 'login-address', value: network, max: 100 },
  ];
}

export function createLoginService(dependencies: LoginServiceDependencies): LoginService {
  const {
    db,
    signInWithPassword,
    passwordHasher,
    sessions,
    accounts,
    throttle,
    checkSecondFactor,
  } = dependencies;

  /** Checks the second factor. If the code is wrong, ends the new session and throws. */
  async function requireSecondFactor(token: string, userId: string, code: string | undefined) {
    const hasUsedSecondFactor = await checkSecondFactor(userId, code).catch(
      async (error: unknown) => {
        await sessions.end(token);
        throw error;
      },
    );
    if (hasUsedSecondFactor) await sessions.recordSecondFactor(token);
  }

  /** Checks for an account block. If the account is blocked, ends the new session and throws. */
  async function rejectBlockedAccount(token: string, userId: string) {
    await requireNotBlocked(db, userId).catch(async (error: unknown) => {
      await sessions.end(token);
      throw error;
    });
  }

  /**
   * Renews a hash that was made with an older secret. Only a login has the plain-text password that
   * this needs.
   */
  async function renewPasswordHash(userId: string, password: string): Promise<void> {
    const storedHash = await findPasswordHash(db, userId);
    const renewedHash = storedHash && (await passwordHasher.renewHash(storedHash, password));
    if (renewedHash) await replacePasswordHash(db, userId, storedHash, renewedHash);
  }

  return {
    logIn: async (
      { email, password, code },
      { ipAddress, userAgent, currentToken, knownDeviceId },
    ) => {
      const rules = getThrottleRules(email, ipAddress, knownDeviceId);
      await throttle.attempt(rules);
      const result = await signInWithPassword(email, password, userAgent);
      if (result.kind === 'refused') throw new Problem('login.failed');
      if (result.kind === 'signed-in') await requireSecondFactor(result.token, result.userId, code);
      await throttle.removeAttempt(rules);
      if (result.kind === 'unconfirmed') {
        await accounts.resendConfirmation(email);
        throw new Problem('login.unconfirmed');
      }
      await rejectBlockedAccount(result.token, result.userId);
      // Ends the previous session, which may belong to another account.
      if (currentToken) await sessions.end(currentToken);
      const user = await findUser(db, result.userId);
      if (!user) throw new Problem('login.failed');
      await renewPasswordHash(user.id, password);
      await recordLogin(db, user.id);
      return { token: result.token, user };
    },
  };
}
