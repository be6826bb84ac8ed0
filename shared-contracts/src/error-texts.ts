/**
 * Error texts that browsers need without an api answer. Kept out of the catalogue, which would be
 * bundled as a whole.
 */
export const ERROR_TEXTS = {
  unavailable: 'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
  internal: 'Es ist ein Fehler aufgetreten. Wir kümmern uns darum.',
} as const;
