import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { RegistrationForm } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { ownPage } from '#data/own-page.server.ts';
import { ANSWER_PREFIX } from '#model/answer-prefix.ts';

export interface RegisterData {
  readonly form: RegistrationForm;
  readonly formKey: string;
  /** The wish of a guest is written down, the mail is on its way. */
  readonly sent: boolean;
}

const apiPath = (id: string) => `/api/veranstaltungen/${encodeURIComponent(id)}`;

/** The form to register for a date. Never cached: seats, key and prefilled fields are of now. */
export async function loadRegister(context: LoadContext): Promise<PageResult<RegisterData>> {
  const { params, query } = context;
  const date = query.get('termin');
  const wanted = date ? `?termin=${encodeURIComponent(date.slice(0, 40))}` : '';
  return ownPage<RegistrationForm, RegisterData>(
    context,
    `${apiPath(params['id'] ?? '')}/anmeldung${wanted}`,
    'Anmelden',
    (form) => ({ form, formKey: newFormKey(), sent: query.get('gesendet') === '1' }),
  );
}

/** Registers; guests go on to the word that a mail comes, signed-in people to their registration. */
export async function register(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const id = params['id'] ?? '';
  const answers = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith(ANSWER_PREFIX) && value !== ''
      ? [[name.slice(ANSWER_PREFIX.length), value]]
      : [],
  );
  const { firstName = '', lastName = '', email = '', phone = '', seats = '', dateId = '' } = form;
  return actOn(context, {
    path: `${apiPath(id)}/anmeldungen`,
    body: keyed(form, {
      dateId,
      firstName,
      lastName,
      email,
      phone,
      seats,
      answers: Object.fromEntries(answers),
      consent: form['consent'] === 'true',
      website: form['website'] ?? '',
    }),
    done: (answer) => {
      const { code } = answer as { readonly code: string | null };
      return code ? eventPaths.anmeldung(code) : `${eventPaths.anmelden(id)}?gesendet=1`;
    },
  });
}
