import { defineModule, createRouteGroup } from '#module/define-module.ts';
import { createExtension } from '#module/extension-point.ts';
import { secondFactorChecks } from '#modules/session/interface.ts';
import { sessionModule } from '#modules/session/module.ts';

import { passkeyRoutes, secondFactorRoutes } from './auth-methods.routes.ts';
import { createCodeChecks } from './code-checks.ts';
import { createPasskeyService } from './passkey.service.ts';
import { providerCodeRoutes } from './provider-code.routes.ts';
import { providerRoutes } from './provider.routes.ts';
import { createProviderService } from './provider.service.ts';
import { createSecondFactorService } from './second-factor.service.ts';
import { createSignInPersonalData } from './sign-in-data.ts';
import { signInRetentionRules } from './sign-in-retention-rules.ts';

/** Passkeys, second factors and sign-in with an OpenID provider. */
export const authMethodsModule = defineModule({
  name: 'auth-methods',
  needs: { session: sessionModule },
  retention: signInRetentionRules,
  personalData: [createSignInPersonalData],
  create: ({ config, db, siteUrl, encryption, usesSecureCookies }, { session }) => {
    const { viewerChecks, sessionStarter, throttle, signInChanges: changes } = session;
    const secrets = config.dataSecrets;
    const secondFactors = createSecondFactorService({ db, encryption, secrets, changes });
    const provider = config.openIdProvider;
    const signIn = {
      viewerChecks,
      sessionStarter,
      codeChecker: createCodeChecks(throttle, secondFactors),
      passkeys: createPasskeyService({ db, siteUrl, changes }),
      providers: createProviderService({ db, siteUrl, provider, changes }),
      secondFactors,
      encryption,
      usesSecureCookies,
    };
    return {
      routes: [
        createRouteGroup(providerRoutes, signIn),
        createRouteGroup(providerCodeRoutes, signIn),
        createRouteGroup(passkeyRoutes, signIn),
        createRouteGroup(secondFactorRoutes, signIn),
      ],
      extensions: [
        createExtension(secondFactorChecks, 'login', (userId, code) =>
          secondFactors.check(userId, code),
        ),
      ],
    };
  },
});
