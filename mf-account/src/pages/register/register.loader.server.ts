import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { removeSecrets } from '@gruenland/shared-ui/form/call/refused-result.server.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';

export interface RegisterData {
  /** Whether the form was sent. The page does not reveal whether an account exists. */
  readonly isSent: boolean;
}

/** Loads the registration page. After the form was sent, the page shows a message. */
export async function loadRegisterPage({ query }: LoadContext): Promise<PageResult<RegisterData>> {
  const isSent = query.get('gesendet') === '1';
  return {
    kind: 'page',
    data: { isSent },
    head: { name: isSent ? 'Bitte bestätigen' : 'Registrieren', noIndex: true },
  };
}

/** Registers the visitor. */
export async function submitRegistration(context: ActionContext): Promise<ActionResult> {
  const { form } = context;
  const hasAcceptedTerms = form['acceptTerms'] === 'true';
  if (!hasAcceptedTerms) {
    const errors = { acceptTerms: 'Bitte stimmen Sie den Nutzungsbedingungen zu.' };
    return { kind: 'refused', form: { values: removeSecrets(form), errors } };
  }
  const { email = '', password = '', displayName = '' } = form;
  return submitForm(context, {
    path: '/api/auth/register',
    body: { email, password, displayName, acceptTerms: hasAcceptedTerms },
    getNextPath: () => `${paths.register()}?gesendet=1`,
  });
}
