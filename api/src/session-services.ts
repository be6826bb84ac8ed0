import type { Config } from '#config.ts';
import type { Database } from '#db/database.ts';
import { allEmailChangeHandlers } from '#on-email-changed.ts';
import { createAccountService } from '#modules/session/account.service.ts';
import { createDeviceCookie } from '#modules/session/device-cookie.ts';
import { createEmailChangeService } from '#modules/session/email-change.service.ts';
import { createLoginService } from '#modules/session/login.service.ts';
import { createPasswordSignIn } from '#modules/session/password-sign-in.ts';
import { createPasswordHasher } from '#modules/session/password.ts';
import type { PasswordCost } from '#modules/session/password.ts';
import { createSignInChanges } from '#modules/session/sign-in-changes.service.ts';
import { createPasswordService } from '#modules/session/password.service.ts';
import { createSecurityService } from '#modules/session/security.service.ts';
import { createSessionCookie } from '#modules/session/session-cookie.ts';
import { createSessionService } from '#modules/session/session.service.ts';
import { createThirdPartyService } from '#modules/session/third-party.service.ts';
import { createSessionStarter } from '#modules/session/session-start.ts';
import { createPasskeyService } from '#modules/auth-methods/passkey.service.ts';
import { createProviderService } from '#modules/auth-methods/provider.service.ts';
import { createSecondFactorService } from '#modules/auth-methods/second-factor.service.ts';
import type { SecondFactorService } from '#modules/auth-methods/second-factor.service.ts';
import { createMailLimit } from '#modules/session/mail-limit.ts';
import { createThrottle } from '#modules/session/throttle.ts';
import type { Throttle } from '#modules/session/throttle.ts';
import { createSessionViewerChecks } from '#modules/session/viewer.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

export interface SessionServiceDependencies {
  readonly config: Config;
  readonly database: Database;
  readonly encryption: Encryption;
  readonly signedIds: IdSigner;
  readonly notifyTaskRunner: () => void;
  /** Set only by tests, so that they hash passwords faster. */
  readonly passwordCost?: PasswordCost | undefined;
}

/**
 * Creates the functions that check second-factor codes outside of the login form. The number of
 * attempts per account is limited.
 */
function createCodeChecks(throttle: Throttle, secondFactors: SecondFactorService) {
  return {
    isRequired: async (userId: string) => (await secondFactors.readState(userId)).on,
    check: async (userId: string, code: string | undefined) => {
      const rules = [{ name: 'provider-code', value: userId, max: 10 }];
      await throttle.attempt(rules);
      const hasCheckedCode = await secondFactors.check(userId, code);
      await throttle.removeAttempt(rules);
      return hasCheckedCode;
    },
  };
}

/** Creates the services for sessions, sign-in and account security. */
export function createSessionServices({
  config,
  database,
  passwordCost,
  notifyTaskRunner,
  encryption,
  signedIds,
}: SessionServiceDependencies) {
  const db = database.drizzle;
  const { siteUrl, partners, dataSecrets: secrets } = config;
  // A new first secret restarts the counters of the rate limits. This is acceptable, because they
  // cover only the last minutes.
  const [secret] = config.authSecrets;
  const throttle = createThrottle(db, secret);
  const mailLimit = createMailLimit(db, secret);
  const passwords = createPasswordHasher(config.dataSecrets, passwordCost);
  const sessions = createSessionService(db);
  const accounts = createAccountService({
    db,
    passwords,
    mayMail: mailLimit('registration'),
    notifyTaskRunner,
  });
  const signInWithPassword = createPasswordSignIn({ db, passwords, sessions });
  const thirdParty = createThirdPartyService({ db, partners, siteUrl });
  const cookie = createSessionCookie(config.usesHttps);
  const devices = createDeviceCookie(signedIds, config.usesHttps);
  const changes = createSignInChanges(notifyTaskRunner);
  const secondFactors = createSecondFactorService({ db, encryption, secrets, changes });
  return {
    mailLimit,
    cookie,
    devices,
    isReadOnly: config.isReadOnly,
    sessions,
    accounts,
    thirdParty,
    logins: createLoginService({
      db,
      signInWithPassword,
      passwords,
      sessions,
      accounts,
      throttle,
      checkSecondFactor: (userId, code) => secondFactors.check(userId, code),
    }),
    secondFactors,
    passkeys: createPasskeyService({ db, siteUrl, changes }),
    providers: createProviderService({ db, siteUrl, provider: config.openIdProvider, changes }),
    providerCodes: createCodeChecks(throttle, secondFactors),
    startSession: createSessionStarter(db, cookie, sessions),
    encryption,
    secureCookies: config.usesHttps,
    passwords: createPasswordService({
      db,
      passwords,
      throttle,
      mayMail: mailLimit('password-reset'),
      notifyTaskRunner,
    }),
    emailChanges: createEmailChangeService({
      db,
      mayMail: mailLimit('email-change'),
      emailChangeHandlers: allEmailChangeHandlers,
      notifyTaskRunner,
    }),
    security: createSecurityService(db),
    viewers: createSessionViewerChecks({
      cookie,
      sessions,
      thirdParty,
      staffSecondFactor: config.requiresStaffSecondFactor,
    }),
  };
}
