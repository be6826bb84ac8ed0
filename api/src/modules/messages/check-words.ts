import { Problem } from '#problem.ts';

import { assessMessage } from './first-contact-risk.ts';

/**
 * Asks who writes a first message to leave out telephone, e-mail, links and bank accounts. Who sends
 * it all the same is not refused: a person looks at it before it is delivered.
 *
 * @throws Problem `form.invalid` with a message for `text`, and one for the box that says „anyway“
 */
export function checkWords(text: string, anyway: boolean): void {
  if (anyway) return;
  const { contact } = assessMessage(text);
  if (contact.length === 0) return;
  const what = contact.map(({ text: words }) => words).join(', ');
  throw new Problem('form.invalid', {
    fields: {
      text: `Bitte nehmen Sie das aus Ihrer ersten Nachricht heraus: ${what}. Schreiben Sie einander zuerst hier, so erkennen wir Betrug.`,
      anyway:
        'Oder setzen Sie den Haken, dann sieht die Redaktion die Nachricht vor der Zustellung an.',
    },
  });
}
