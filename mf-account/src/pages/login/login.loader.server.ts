import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { AuthMethods } from '@gruenland/shared-contracts/api/auth-methods.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createRefusedResult } from '@gruenland/shared-ui/form/call/refused-result.server.ts';
import { CODE_REQUIRED_FIELD, getLoginTarget } from '#model/login-target.ts';

export interface LoginData {
  /** Path to open after the login. */
  readonly target: string;
  /** Label of the button for the external provider. Null if no provider is configured. */
  readonly provider: string | null;
  /** Error text if the login at the provider failed. Null when it did not fail. */
  readonly providerFailure: string | null;
  /** Whether the code field is shown before the first login attempt. */
  readonly isCodeRequired: boolean;
  /** Whether the shell sent the visitor here because the session has ended. */
  readonly hasSessionExpired: boolean;
}

/** Error texts for the login at the provider, keyed by the value of `?anbieter=`. */
const PROVIDER_FAILURE_TEXTS: ReadonlyMap<string | null, string> = new Map([
  ['fehlgeschlagen', 'Die Anmeldung beim Anbieter hat nicht geklappt.'],
  ['gesperrt', errorCatalogue['login.blocked'].text],
]);

/** Loads the login page. */
export async function loadLoginPage({ query, api }: LoadContext): Promise<PageResult<LoginData>> {
  // If this request fails, the page offers only the password login.
  const authMethods = await api.get<AuthMethods>('/api/auth/methods').catch(() => null);
  return {
    kind: 'page',
    data: {
      target: getLoginTarget(query.get('ziel')),
      provider: authMethods?.status === 200 ? authMethods.body.provider : null,
      providerFailure: PROVIDER_FAILURE_TEXTS.get(query.get('anbieter')) ?? null,
      isCodeRequired: false,
      hasSessionExpired: query.get('grund') === 'abgelaufen',
    },
    head: { name: 'Anmelden', noIndex: true },
  };
}

/** Handles the login form: logs the user in. */
export async function logIn({ api, form, query }: ActionContext): Promise<ActionResult> {
  const response = await api.post('/api/auth/login', {
    email: form['email'] ?? '',
    password: form['password'] ?? '',
    ...(form['code'] ? { code: form['code'] } : {}),
  });
  if (response.status !== 200) {
    const { code } = (response.body ?? {}) as Partial<ProblemDetails>;
    const needsCode = code === 'login.code-required' || code === 'code.wrong';
    return createRefusedResult(
      response,
      needsCode ? { ...form, [CODE_REQUIRED_FIELD]: '1' } : form,
    );
  }
  return { kind: 'done', to: getLoginTarget(query.get('ziel')), setCookies: response.setCookies };
}
