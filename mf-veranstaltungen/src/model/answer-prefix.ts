/**
 * Start of the names of the form fields for answers to the organizer's questions, as in
 * `antwort-essen`.
 */
export const ANSWER_FIELD_PREFIX = 'antwort-';
