import { NEWSLETTER_FIELD_PREFIX } from './newsletter-list-field.ts';
import { rememberSentFields } from './sent-fields.ts';

/** Name under which the fields of the newsletter form are remembered. */
export const NEWSLETTER_FORM = 'newsletter';

/** German message shown if no newsletter is chosen; the api has the same one. */
export const NO_NEWSLETTER_TEXT = 'Bitte wählen Sie mindestens einen Newsletter.';

/** Remembers what the page after the form needs to send the mail again. */
export function rememberNewsletterForm(form: HTMLFormElement): void {
  rememberSentFields(
    NEWSLETTER_FORM,
    form,
    (field) => ['email', 'seite'].includes(field) || field.startsWith(NEWSLETTER_FIELD_PREFIX),
  );
}
