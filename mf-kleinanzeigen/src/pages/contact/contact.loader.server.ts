import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { ContactForm } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { contactResponseSchema } from '@gruenland/shared-contracts/api/messages.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { addIdempotencyKey } from '@gruenland/shared-ui/form/call/form-call.ts';
import { createIdempotencyKey } from '@gruenland/shared-ui/form/call/form-action.server.ts';
import { loadPrivatePage } from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { parseSlugNumber } from '#model/ad-slug.ts';

export interface ContactData {
  readonly contact: ContactForm;
  readonly formKey: string;
  /** Whether a guest's message is stored and waits for confirmation by mail. */
  readonly isSent: boolean;
}

/**
 * Loads the contact form. The page is never cached, because it contains an idempotency key and the
 * visitor's name.
 */
export async function loadContactPage(context: LoadContext): Promise<PageResult<ContactData>> {
  const adNumber = parseSlugNumber(context.params['slug'] ?? '');
  if (adNumber === null) return createNotFoundResult();
  return loadPrivatePage<ContactForm, ContactData>(
    context,
    `/api/kleinanzeigen/ads/${adNumber}/contact`,
    'Nachricht schreiben',
    (contact) => ({
      contact,
      formKey: createIdempotencyKey(),
      isSent: context.query.get('gesendet') === '1',
    }),
  );
}

/**
 * Sends the message. The short form on the ad page does not ask for the sender. After it is
 * submitted, no message is sent yet, and the page shows the full form with the text filled in.
 */
export async function sendContactMessage(context: ActionContext): Promise<ActionResult> {
  const { form, params } = context;
  const { name = '', email = '', text = '', offer = '', website = '' } = form;
  if (form['schritt'] === 'beginn') {
    return { kind: 'refused', form: { values: { text }, errors: {} } };
  }
  const slug = params['slug'] ?? '';
  const body = addIdempotencyKey(form, {
    name,
    email,
    text,
    offer,
    website,
    anyway: form['anyway'] === 'true',
  });
  return submitForm(context, {
    path: `/api/kleinanzeigen/ads/${parseSlugNumber(slug) ?? 0}/contact`,
    body,
    responseSchema: contactResponseSchema,
    getNextPath: ({ conversationId }) =>
      conversationId
        ? messagePaths.conversation(conversationId)
        : `${messagePaths.contact(slug)}?gesendet=1`,
  });
}
