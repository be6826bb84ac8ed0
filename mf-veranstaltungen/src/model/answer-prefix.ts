/** Prefix of the fields that answer the organizer's questions, for example `antwort-essen`. */
export const ANSWER_PREFIX = 'antwort-';
