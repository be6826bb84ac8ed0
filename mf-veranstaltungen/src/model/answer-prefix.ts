/**
 * Start of the names of the fields that answer the organizer's questions, as in `antwort-essen`.
 */
export const ANSWER_FIELD_PREFIX = 'antwort-';
