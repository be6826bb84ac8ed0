import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { Registration } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';

export interface RegistrationData {
  readonly registration: Registration;
  readonly code: string;
}

/**
 * Accepted values of the form field `intent`. Each value is also the last segment of an api path.
 */
const ALLOWED_INTENTS: ReadonlySet<string> = new Set(['confirm', 'accept', 'cancel']);

/**
 * Loads the registration to which the code in the URL belongs. Loading the page changes nothing,
 * because mail scanners open links too.
 */
export const loadRegistration = createCodeLoader(
  'Ihre Anmeldung',
  async (context: LoadContext): Promise<PageResult<RegistrationData>> => {
    const code = readCode(context);
    return loadPrivatePage<Registration, RegistrationData>(
      context,
      `/api/events/registrations?code=${encodeURIComponent(code)}`,
      'Ihre Anmeldung',
      (registration) => ({ registration, code }),
    );
  },
);

/**
 * Confirms or cancels the registration, or accepts a seat that was offered to someone on the
 * waitlist.
 */
export async function changeRegistration(context: ActionContext): Promise<ActionResult> {
  const code = readCode(context);
  const intent = context.form['intent'] ?? '';
  if (!ALLOWED_INTENTS.has(intent))
    return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  return submitForm(context, {
    path: `/api/events/registrations/${intent}`,
    body: { code },
    getNextPath: () => eventPaths.registration(code),
  });
}
