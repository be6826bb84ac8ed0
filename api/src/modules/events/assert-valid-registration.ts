import type {
  RegisterRequest,
  RegistrationQuestion,
} from '@gruenland/shared-contracts/api/event-registration.ts';

import { Problem } from '#problem.ts';

import { getRegistrationStatus, countFreeSeats } from './registration-window.ts';
import type { StoredOccurrence } from './registration-occurrence.repository.ts';

function validateAnswer(question: RegistrationQuestion, answer: string | undefined): string | null {
  if (!answer) return question.required ? 'Bitte beantworten Sie die Frage.' : null;
  const isKnownOption = question.options.length === 0 || question.options.includes(answer);
  return isKnownOption ? null : 'Bitte wählen Sie eine der Antworten.';
}

/**
 * Throws if a registration request is not acceptable. Seats are assigned later, while the
 * occurrence is locked.
 * @param hasWaitlistEntries whether the waitlist has entries
 * @throws Problem `record.not-found`, `registration.closed`, `registration.full`, `form.invalid`
 */
export function assertValidRegistration(
  occurrence: StoredOccurrence | null,
  eventId: string,
  request: RegisterRequest,
  email: string | null | undefined,
  hasWaitlistEntries: boolean,
): asserts occurrence is StoredOccurrence {
  if (!occurrence || occurrence.event.id !== eventId || occurrence.event.state !== 'published') {
    throw new Problem('record.not-found');
  }
  const registrationStatus = getRegistrationStatus(occurrence, new Date(), hasWaitlistEntries);
  if (registrationStatus === 'full') throw new Problem('registration.full');
  if (registrationStatus !== 'open' && registrationStatus !== 'waitlist')
    throw new Problem('registration.closed');
  const { maxPerPerson, questions, capacity } = occurrence.event;
  const fields: Record<string, string> = {};
  if (!email) fields['email'] = 'Bitte geben Sie Ihre E-Mail-Adresse ein.';
  const maxSeats = Math.min(maxPerPerson, capacity ?? maxPerPerson);
  if (request.seats > maxSeats) {
    fields['seats'] =
      maxSeats === 1 ? 'Möglich ist ein Platz.' : `Möglich sind höchstens ${maxSeats} Plätze.`;
  }
  const freeSeats = countFreeSeats(occurrence);
  if (!occurrence.waitlist && freeSeats !== null && request.seats > freeSeats) {
    fields['seats'] ??=
      freeSeats === 1
        ? 'Es ist nur noch ein Platz frei.'
        : `Es sind nur noch ${freeSeats} Plätze frei.`;
  }
  for (const question of questions) {
    const answerError = validateAnswer(question, request.answers[question.id]);
    if (answerError) fields[`antwort-${question.id}`] = answerError;
  }
  const knownQuestionIds = new Set(questions.map(({ id }) => id));
  if (Object.keys(request.answers).some((id) => !knownQuestionIds.has(id))) {
    throw new Problem('request.invalid');
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}
