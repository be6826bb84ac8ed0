/** Where a Stelle stands (domain 2.6). */
export const jobStates = [
  'unbestaetigt',
  'pruefung',
  'aktiv',
  'pausiert',
  'besetzt',
  'abgelaufen',
  'abgelehnt',
  'gesperrt',
  'geloescht',
] as const;
export type JobState = (typeof jobStates)[number];

/** Where an application stands (domain 2.6); `unbestaetigt`: a guest has not confirmed it yet. */
export const applicationStates = [
  'unbestaetigt',
  'eingegangen',
  'gelesen',
  'gespraech',
  'zugesagt',
  'abgesagt',
  'zurueckgezogen',
] as const;
export type ApplicationState = (typeof applicationStates)[number];
