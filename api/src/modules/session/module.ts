import { defineModule, createRouteGroup } from '#module/define-module.ts';

import { accountRetentionRules } from './account-retention-rules.ts';
import { createAccountMailHandlers } from './account-mails.service.ts';
import { createAccountMailSamples } from './account-mail-samples.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService } from './account.service.ts';
import { createDeviceCookie } from './device-cookie.ts';
import { emailChangeHandlers } from './email-change-handlers.ts';
import { createEmailChangeMailHandlers } from './email-change-mails.service.ts';
import { createEmailChangeService } from './email-change.service.ts';
import { createLoginService } from './login.service.ts';
import { createMailLimit } from './mail-limit.ts';
import { passwordRoutes } from './password.routes.ts';
import { createPasswordService } from './password.service.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createPasswordHasher } from './password.ts';
import { secondFactorChecks } from './second-factor-check.ts';
import { securityRoutes } from './security.routes.ts';
import { createSecurityService } from './security.service.ts';
import { createSessionCookie } from './session-cookie.ts';
import { createFormerEmailPersonalData, createSessionPersonalData } from './session-data.ts';
import { createSessionStarter } from './session-start.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSessionService } from './session.service.ts';
import { createSignInChangeRecorder } from './sign-in-changes.service.ts';
import { thirdPartyRoutes } from './third-party.routes.ts';
import { createThirdPartyService } from './third-party.service.ts';
import { createThrottle } from './throttle.ts';
import { createSessionViewerChecks } from './viewer.ts';

/** Manages accounts, sessions, passwords and changes of the email address. */
export const sessionModule = defineModule({
  name: 'session',
  retention: accountRetentionRules,
  personalData: [createSessionPersonalData, createFormerEmailPersonalData],
  mailSamples: createAccountMailSamples,
  create: (core) => {
    const { config, db, siteUrl, notifyTaskRunner, signedIds, usesSecureCookies } = core;
    // A new first secret restarts the counters of the rate limits. This is acceptable, because the
    // counters cover only the last minutes.
    const [secret] = config.authSecrets;
    const throttle = createThrottle(db, secret);
    const mailLimit = createMailLimit(db, secret);
    const passwordHasher = createPasswordHasher(config.dataSecrets, core.passwordCost);
    const sessions = createSessionService(db);
    const accounts = createAccountService({
      db,
      passwordHasher,
      tryCountMail: mailLimit('registration'),
      notifyTaskRunner,
    });
    const signInWithPassword = createPasswordSignIn({ db, passwordHasher, sessions });
    const thirdPartyService = createThirdPartyService({ db, partners: config.partners, siteUrl });
    const cookie = createSessionCookie(usesSecureCookies);
    const deviceCookie = createDeviceCookie(signedIds, usesSecureCookies);
    const secondFactor = core.extensions.getExtensions(secondFactorChecks);
    const checkSecondFactor = (userId: string, code: string | undefined) =>
      secondFactor.login(userId, code);
    const logins = createLoginService({
      db,
      signInWithPassword,
      passwordHasher,
      sessions,
      accounts,
      throttle,
      checkSecondFactor,
    });
    const viewerChecks = createSessionViewerChecks({
      cookie,
      sessions,
      thirdPartyService,
      requiresStaffSecondFactor: config.requiresStaffSecondFactor,
    });
    const passwordService = createPasswordService({
      db,
      passwordHasher,
      throttle,
      tryCountMail: mailLimit('password-reset'),
      notifyTaskRunner,
    });
    const emailChanges = createEmailChangeService({
      db,
      tryCountMail: mailLimit('email-change'),
      emailChangeHandlers: core.extensions.getExtensions(emailChangeHandlers),
      notifyTaskRunner,
    });
    const { isReadOnly } = config;
    const security = createSecurityService(db);
    const access = { cookie, sessions, viewerChecks };
    const sessionStarter = createSessionStarter(db, cookie, sessions);
    return {
      provides: {
        viewerChecks,
        cookie,
        mailLimit,
        throttle,
        logins,
        signInChanges: createSignInChangeRecorder(notifyTaskRunner),
        sessionStarter,
      },
      routes: [
        createRouteGroup(sessionRoutes, {
          ...access,
          logins,
          thirdPartyService,
          isReadOnly,
          deviceCookie,
        }),
        createRouteGroup(accountRoutes, { accounts, sessionStarter, viewerChecks }),
        createRouteGroup(passwordRoutes, { ...access, passwords: passwordService }),
        createRouteGroup(securityRoutes, { ...access, security, emailChanges }),
        createRouteGroup(thirdPartyRoutes, { thirdPartyService }),
      ],
      tasks: { ...createAccountMailHandlers(core), ...createEmailChangeMailHandlers(core) },
    };
  },
});
