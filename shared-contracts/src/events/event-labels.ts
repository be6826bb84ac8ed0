/** Labels of an event's target groups (domain 2.5), in the order of the form. */
export const EVENT_AUDIENCES = {
  betriebe: 'Landwirtschaftliche Betriebe',
  junge: 'Junge Landwirtschaft',
  fachleute: 'Beratung und Verwaltung',
  familien: 'Familien',
  kinder: 'Kinder',
  aeltere: 'Ältere',
  neugierige: 'Alle, die neugierig sind',
} as const;
export type EventAudience = keyof typeof EVENT_AUDIENCES;

/** Labels of an event's topics, in the order of the form. */
export const EVENT_TOPIC_LABELS = {
  ackerbau: 'Ackerbau',
  tiere: 'Tierhaltung',
  technik: 'Landtechnik',
  wald: 'Wald und Jagd',
  garten: 'Garten, Obst und Wein',
  energie: 'Energie',
  recht: 'Recht und Steuern',
  markt: 'Vermarktung',
  handwerk: 'Küche und Handwerk',
  natur: 'Naturschutz',
  dorf: 'Dorf und Brauchtum',
} as const;
export type EventTopic = keyof typeof EVENT_TOPIC_LABELS;
