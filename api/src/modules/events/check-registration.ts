import type {
  RegisterRequest,
  RegistrationQuestion,
} from '@gruenland/shared-contracts/api/event-registration.ts';

import { Problem } from '#problem.ts';

import { getRegistrationStatus, countFreeSeats } from './registration-window.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';

function validateAnswer(question: RegistrationQuestion, answer: string | undefined): string | null {
  if (!answer) return question.required ? 'Bitte beantworten Sie die Frage.' : null;
  const fits = question.options.length === 0 || question.options.includes(answer);
  return fits ? null : 'Bitte wählen Sie eine der Antworten.';
}

/**
 * Throws if a registration request is not acceptable. Seats are assigned later, under the lock of
 * the occurrence.
 * @param hasWaitlist whether the waitlist has entries
 * @throws Problem `record.not-found`, `registration.closed`, `registration.full`, `form.invalid`
 */
export function checkRegistration(
  date: StoredOccurrence | null,
  eventId: string,
  request: RegisterRequest,
  email: string | null | undefined,
  hasWaitlist: boolean,
): asserts date is StoredOccurrence {
  if (!date || date.event.id !== eventId || date.event.state !== 'published') {
    throw new Problem('record.not-found');
  }
  const window = getRegistrationStatus(date, new Date(), hasWaitlist);
  if (window === 'full') throw new Problem('registration.full');
  if (window !== 'open' && window !== 'waitlist') throw new Problem('registration.closed');
  const { maxPerPerson, questions, capacity } = date.event;
  const fields: Record<string, string> = {};
  if (!email) fields['email'] = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
  const max = Math.min(maxPerPerson, capacity ?? maxPerPerson);
  if (request.seats > max) {
    fields['seats'] =
      max === 1 ? 'Möglich ist ein Platz.' : `Möglich sind höchstens ${max} Plätze.`;
  }
  const left = countFreeSeats(date);
  if (!date.waitlist && left !== null && request.seats > left) {
    fields['seats'] ??=
      left === 1 ? 'Es ist nur noch ein Platz frei.' : `Es sind nur noch ${left} Plätze frei.`;
  }
  for (const question of questions) {
    const fault = validateAnswer(question, request.answers[question.id]);
    if (fault) fields[`antwort-${question.id}`] = fault;
  }
  const known = new Set(questions.map(({ id }) => id));
  if (Object.keys(request.answers).some((id) => !known.has(id))) {
    throw new Problem('request.invalid');
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}
