/**
 * Prefix of the form field names for answers to the organizer's questions, for example
 * `antwort-essen`.
 */
export const ANSWER_FIELD_PREFIX = 'antwort-';
