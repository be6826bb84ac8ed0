/** Names of fields that answer the organizer's questions: `antwort-essen`. */
export const ANSWER_PREFIX = 'antwort-';
