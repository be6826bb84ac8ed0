import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { refusedForm } from '#data/refused-form.server.ts';
import { loginTarget } from '#model/login-target.ts';

export interface LoginData {
  /** Own path that the login leads to. */
  readonly target: string;
}

/** The login page. */
export async function loadLogin({ query }: LoadContext): Promise<PageResult<LoginData>> {
  return {
    kind: 'page',
    data: { target: loginTarget(query.get('ziel')) },
    head: { name: 'Anmelden', noIndex: true },
  };
}

/** The login form without script. */
export async function logIn({ api, form, query }: ActionContext): Promise<ActionResult> {
  const answer = await api.post('/api/auth/login', {
    email: form['email'] ?? '',
    password: form['password'] ?? '',
  });
  if (answer.status !== 200) return refusedForm(answer, form);
  return { kind: 'done', to: loginTarget(query.get('ziel')), setCookies: answer.setCookies };
}
