/**
 * The two texts that browsers must have at hand. Apart from the catalogue, which would come along as a
 * whole: all other texts travel with the api's answers.
 */
export const ERROR_TEXTS = {
  unavailable: 'Dieser Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in Kürze erneut.',
  internal: 'Es ist ein Fehler aufgetreten. Wir kümmern uns darum.',
} as const;
