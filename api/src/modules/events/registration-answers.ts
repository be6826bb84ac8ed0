import type {
  RegisterRequest,
  RegistrationQuestion,
} from '@gruenland/shared-contracts/api/event-registration.ts';

import { Problem } from '#problem.ts';

import { dateRegistration, seatsLeft } from './registration-window.ts';
import type { StoredDate } from './registration-dates.repository.ts';

function answerFault(question: RegistrationQuestion, answer: string | undefined): string | null {
  if (!answer) return question.required ? 'Bitte beantworten Sie die Frage.' : null;
  const fits = question.options.length === 0 || question.options.includes(answer);
  return fits ? null : 'Bitte wählen Sie eine der Antworten.';
}

/**
 * Whether a wish can be taken at all; the seats themselves are given under the date's lock.
 * @param line whether somebody stands in line at the date
 * @throws Problem `record.not-found`, `registration.closed`, `registration.full`, `form.invalid`
 */
export function checkWish(
  date: StoredDate | null,
  eventId: string,
  request: RegisterRequest,
  email: string | null | undefined,
  line: boolean,
): asserts date is StoredDate {
  if (!date || date.event.id !== eventId || date.event.state !== 'veroeffentlicht') {
    throw new Problem('record.not-found');
  }
  const window = dateRegistration(date, new Date(), line);
  if (window === 'full') throw new Problem('registration.full');
  if (window !== 'open' && window !== 'waitlist') throw new Problem('registration.closed');
  const { maxPerPerson, questions, capacity } = date.event;
  const fields: Record<string, string> = {};
  if (!email) fields['email'] = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
  const most = Math.min(maxPerPerson, capacity ?? maxPerPerson);
  if (request.seats > most) {
    fields['seats'] =
      most === 1 ? 'Möglich ist ein Platz.' : `Möglich sind höchstens ${most} Plätze.`;
  }
  const left = seatsLeft(date);
  if (!date.waitlist && left !== null && request.seats > left) {
    fields['seats'] ??=
      left === 1 ? 'Es ist nur noch ein Platz frei.' : `Es sind nur noch ${left} Plätze frei.`;
  }
  for (const question of questions) {
    const fault = answerFault(question, request.answers[question.id]);
    if (fault) fields[`antwort-${question.id}`] = fault;
  }
  const known = new Set(questions.map(({ id }) => id));
  if (Object.keys(request.answers).some((id) => !known.has(id))) {
    throw new Problem('request.invalid');
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}
