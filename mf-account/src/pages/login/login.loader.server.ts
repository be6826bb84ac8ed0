import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { SignInWays } from '@gruenland/shared-contracts/api/auth-methods.ts';
import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { refusedForm } from '@gruenland/shared-ui/form/call/refused-form.server.ts';
import { CODE_ASKED, loginTarget } from '#model/login-target.ts';

export interface LoginData {
  /** Own path that the login leads to. */
  readonly target: string;
  /** Label of the provider's button; null: there is none. */
  readonly provider: string | null;
  /** Why the sign-in at the provider did not work; null: it did, or there was none. */
  readonly failed: string | null;
  /** A code is asked for right away. */
  readonly code: boolean;
}

/** What the api says of a sign-in at the provider, by the address that it leads back to. */
const PROVIDER_ANSWERS: ReadonlyMap<string | null, string> = new Map([
  ['fehlgeschlagen', 'Die Anmeldung beim Anbieter hat nicht geklappt.'],
  ['gesperrt', errorCatalogue['login.blocked'].text],
]);

/** The login page. */
export async function loadLogin({ query, api }: LoadContext): Promise<PageResult<LoginData>> {
  // The login itself must work when this cannot be read.
  const ways = await api.get<SignInWays>('/api/auth/ways').catch(() => null);
  return {
    kind: 'page',
    data: {
      target: loginTarget(query.get('ziel')),
      provider: ways?.status === 200 ? ways.body.provider : null,
      failed: PROVIDER_ANSWERS.get(query.get('anbieter')) ?? null,
      code: false,
    },
    head: { name: 'Anmelden', noIndex: true },
  };
}

/** The login forms without script. */
export async function logIn({ api, form, query }: ActionContext): Promise<ActionResult> {
  const answer = await api.post('/api/auth/login', {
    email: form['email'] ?? '',
    password: form['password'] ?? '',
    ...(form['code'] ? { code: form['code'] } : {}),
  });
  if (answer.status !== 200) {
    const { code } = (answer.body ?? {}) as Partial<ProblemDetails>;
    const asked = code === 'login.code' || code === 'code.wrong';
    return refusedForm(answer, asked ? { ...form, [CODE_ASKED]: '1' } : form);
  }
  return { kind: 'done', to: loginTarget(query.get('ziel')), setCookies: answer.setCookies };
}
