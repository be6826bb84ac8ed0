import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { Registration } from '@gruenland/shared-contracts/api/event-registration.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';

export interface RegistrationData {
  readonly registration: Registration;
  readonly code: string;
}

const CALLS: Readonly<Record<string, string>> = {
  bestaetigen: 'confirm',
  annehmen: 'accept',
  stornieren: 'cancel',
};

/** One's own registration, opened from the mail. It only shows: scanners open links, people press. */
export async function loadRegistration(
  context: LoadContext,
): Promise<PageResult<RegistrationData>> {
  const code = codeOf(context);
  return ownPage<Registration, RegistrationData>(
    context,
    `/api/veranstaltungen/anmeldungen?code=${encodeURIComponent(code)}`,
    'Ihre Anmeldung',
    (registration) => ({ registration, code }),
  );
}

/** Confirm, take the offered seat, cancel. */
export async function changeRegistration(context: ActionContext): Promise<ActionResult> {
  const code = codeOf(context);
  const name = context.form['aktion'] ?? '';
  const call = Object.hasOwn(CALLS, name) ? CALLS[name] : undefined;
  if (!call) return { kind: 'refused', form: { values: {}, errors: { '': 'Unbekannt.' } } };
  return actOn(context, {
    path: `/api/veranstaltungen/anmeldungen/${call}`,
    body: { code },
    done: () => eventPaths.anmeldung(code),
  });
}
