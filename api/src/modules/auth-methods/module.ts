import { defineModule, routeGroup } from '#module/define-module.ts';
import { extend } from '#module/extension-point.ts';
import { secondFactorChecks } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';

import { passkeyRoutes, secondFactorRoutes } from './auth-methods.routes.ts';
import { createCodeChecks } from './code-checks.ts';
import { createPasskeyService } from './passkey.service.ts';
import { providerCodeRoutes } from './provider-code.routes.ts';
import { providerRoutes } from './provider.routes.ts';
import { createProviderService } from './provider.service.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { signInData } from './sign-in-data.ts';
import { signInRetentionRules } from './sign-in-retention-rules.ts';

/** Passkeys, second factors and sign-in with an OpenID provider. */
export const authMethodsModule = defineModule({
  name: 'auth-methods',
  needs: { session: sessionModule },
  retention: signInRetentionRules,
  personalData: [signInData],
  create: ({ config, db, siteUrl, encryption, secureCookies }, { session }) => {
    const { viewers, startSession, throttle, signInChanges: changes } = session;
    const secrets = config.dataSecrets;
    const secondFactors = createSecondFactorService({ db, encryption, secrets, changes });
    const provider = config.openIdProvider;
    const signIn = {
      viewers,
      startSession,
      providerCodes: createCodeChecks(throttle, secondFactors),
      passkeys: createPasskeyService({ db, siteUrl, changes }),
      providers: createProviderService({ db, siteUrl, provider, changes }),
      secondFactors,
      encryption,
      secureCookies,
    };
    return {
      routes: [
        routeGroup(providerRoutes, signIn),
        routeGroup(providerCodeRoutes, signIn),
        routeGroup(passkeyRoutes, signIn),
        routeGroup(secondFactorRoutes, signIn),
      ],
      extensions: [
        extend(secondFactorChecks, 'login', (userId, code) => secondFactors.check(userId, code)),
      ],
    };
  },
});
