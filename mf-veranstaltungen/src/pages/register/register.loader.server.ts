import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { RegistrationForm } from '@gruenland/shared-contracts/api/event-registration.ts';
import { registerResponseSchema } from '@gruenland/shared-contracts/api/event-registration.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadPrivatePage } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { ANSWER_FIELD_PREFIX } from '#model/answer-prefix.ts';

export interface RegisterData {
  readonly form: RegistrationForm;
  readonly formKey: string;
  /** Whether the registration of a guest is stored but not yet confirmed by email. */
  readonly isSent: boolean;
}

const getEventApiPath = (id: string) => `/api/events/${encodeURIComponent(id)}`;

/**
 * Loads the registration form. The page is never cached, because it contains free seats, an
 * idempotency key and prefilled fields.
 */
export async function loadRegisterPage(context: LoadContext): Promise<PageResult<RegisterData>> {
  const { params, query } = context;
  const date = query.get('termin');
  const queryString = date ? `?termin=${encodeURIComponent(date.slice(0, 40))}` : '';
  return loadPrivatePage<RegistrationForm, RegisterData>(
    context,
    `${getEventApiPath(params['id'] ?? '')}/registration${queryString}`,
    'Anmelden',
    (form) => ({ form, formKey: createIdempotencyKey(), isSent: query.get('gesendet') === '1' }),
  );
}

/**
 * Submits the registration. Afterwards, guests are asked to confirm it by email. Signed-in users
 * see their registration.
 */
export async function submitRegistration(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const id = params['id'] ?? '';
  const answers = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith(ANSWER_FIELD_PREFIX) && value !== ''
      ? [[name.slice(ANSWER_FIELD_PREFIX.length), value]]
      : [],
  );
  const {
    firstName = '',
    lastName = '',
    email = '',
    phone = '',
    seats = '',
    occurrenceId = '',
  } = form;
  return submitForm(context, {
    path: `${getEventApiPath(id)}/registrations`,
    body: addIdempotencyKey(form, {
      occurrenceId,
      firstName,
      lastName,
      email,
      phone,
      seats,
      answers: Object.fromEntries(answers),
      consent: form['consent'] === 'true',
      website: form['website'] ?? '',
    }),
    responseSchema: registerResponseSchema,
    getNextPath: ({ code: registrationCode }) =>
      registrationCode
        ? eventPaths.registration(registrationCode)
        : `${eventPaths.register(id)}?gesendet=1`,
  });
}
