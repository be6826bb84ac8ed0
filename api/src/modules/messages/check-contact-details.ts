import { Problem } from '#problem.ts';

import { assessMessage } from './first-contact-risk.ts';

/**
 * Rejects a first message that contains phone numbers, email addresses, links or bank accounts,
 * unless the author ticks "send anyway". A moderator then reviews the message.
 * @throws Problem `form.invalid` with messages for `text` and for the "send anyway" checkbox
 */
export function rejectContactDetails(text: string, sendsAnyway: boolean): void {
  if (sendsAnyway) return;
  const { contact } = assessMessage(text);
  if (contact.length === 0) return;
  const contactDetails = contact.map(({ text: contactDetail }) => contactDetail).join(', ');
  throw new Problem('form.invalid', {
    fields: {
      text: `Bitte nehmen Sie das aus Ihrer ersten Nachricht heraus: ${contactDetails}. Schreiben Sie einander zuerst hier, so erkennen wir Betrug.`,
      anyway:
        'Oder setzen Sie den Haken, dann sieht die Redaktion die Nachricht vor der Zustellung an.',
    },
  });
}
