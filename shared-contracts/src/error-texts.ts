/**
 * Error texts that browsers show when they have no response from the api. Separate from the error
 * catalogue, so that browsers need not load the whole catalogue.
 */
export const ERROR_TEXTS = {
  unavailable: 'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
  internal: 'Es ist ein Fehler aufgetreten. Wir kümmern uns darum.',
} as const;
