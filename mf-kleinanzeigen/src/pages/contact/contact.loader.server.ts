import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ContactAnswer, ContactForm } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { actOn } from '#data/act-on.server.ts';
import { keyed } from '@gruenland/shared-ui/form/call/form-call.ts';
import { newFormKey } from '@gruenland/shared-ui/form/call/act-on.server.ts';
import { ownPage } from '#data/own-page.server.ts';
import { numberOfSlug } from '#model/ad-slug.ts';

export interface ContactData {
  readonly contact: ContactForm;
  readonly formKey: string;
  /** A guest's message waits for the button behind the link of a mail. */
  readonly sent: boolean;
}

/** The form for a message to whoever placed an ad. Never cached: key and name are of now. */
export async function loadContact(context: LoadContext): Promise<PageResult<ContactData>> {
  const number = numberOfSlug(context.params['slug'] ?? '');
  if (number === null) return notFound();
  return ownPage<ContactForm, ContactData>(
    context,
    `/api/kleinanzeigen/ads/${number}/kontakt`,
    'Nachricht schreiben',
    (contact) => ({ contact, formKey: newFormKey(), sent: context.query.get('gesendet') === '1' }),
  );
}

/** Sends the message; what the ad's own page begins is taken over into the whole form. */
export async function writeContact(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const { name = '', email = '', text = '', offer = '', website = '' } = form;
  if (form['schritt'] === 'beginn') {
    return { kind: 'refused', form: { values: { text }, errors: {} } };
  }
  const slug = params['slug'] ?? '';
  const body = keyed(form, {
    name,
    email,
    text,
    offer,
    website,
    anyway: form['anyway'] === 'true',
  });
  const path = `/api/kleinanzeigen/ads/${numberOfSlug(slug) ?? 0}/kontakt`;
  return actOn(context, path, body, (answer) => {
    const { thread } = answer as ContactAnswer;
    return thread ? messagePaths.unterhaltung(thread) : `${messagePaths.kontakt(slug)}?gesendet=1`;
  });
}
