/** Labels of fields of work (domain 2.6), in the order in which forms and filters show them. */
export const jobWorkFields = {
  ackerbau: 'Ackerbau',
  rind: 'Rind und Milch',
  schwein: 'Schwein',
  gefluegel: 'Geflügel',
  pferd: 'Pferd',
  obst: 'Obst',
  wein: 'Wein',
  gemuese: 'Gemüse',
  gartenbau: 'Gartenbau',
  forst: 'Forst',
  technik: 'Landtechnik',
  handel: 'Handel',
  beratung: 'Beratung',
  verwaltung: 'Verwaltung',
} as const;
export type JobWorkField = keyof typeof jobWorkFields;

export const jobEmploymentTypes = {
  vollzeit: 'Vollzeit',
  teilzeit: 'Teilzeit',
  minijob: 'Minijob',
  saison: 'Saisonarbeit',
  ausbildung: 'Ausbildung',
  praktikum: 'Praktikum',
  betriebshilfe: 'Betriebshilfe',
  hofnachfolge: 'Hofnachfolge',
  selbststaendig: 'Auf Rechnung',
} as const;
export type JobEmploymentType = keyof typeof jobEmploymentTypes;

export const jobLicences = {
  B: 'Klasse B',
  BE: 'Klasse BE',
  L: 'Klasse L',
  T: 'Klasse T',
  C1E: 'Klasse C1E',
  CE: 'Klasse CE',
} as const;
export type JobLicence = keyof typeof jobLicences;

export const jobExperiences = {
  ohne: 'Auch ohne Erfahrung',
  erste: 'Erste Erfahrung',
  mehrjaehrig: 'Mehrjährige Erfahrung',
} as const;
export type JobExperience = keyof typeof jobExperiences;

/** Labels of languages spoken at work. Applicants are never asked about their origin (§ 7 AGG). */
export const jobLanguages = {
  deutsch: 'Deutsch',
  englisch: 'Englisch',
  polnisch: 'Polnisch',
  rumaenisch: 'Rumänisch',
  ukrainisch: 'Ukrainisch',
} as const;
export type JobLanguage = keyof typeof jobLanguages;

export const jobPayUnits = {
  hour: 'pro Stunde',
  month: 'im Monat',
  year: 'im Jahr',
} as const;
export type JobPayUnit = keyof typeof jobPayUnits;

export const jobWorkPlaces = {
  'vor-ort': 'Vor Ort',
  hybrid: 'Teilweise von zu Hause (hybrid)',
  zuhause: 'Ganz von zu Hause',
} as const;
export type JobWorkPlace = keyof typeof jobWorkPlaces;

/** Labels of benefits that a job posting can offer and by which the job list can be filtered. */
export const jobBenefits = {
  unterkunft: 'Unterkunft',
  verpflegung: 'Verpflegung',
  fahrzeug: 'Dienstwagen',
  homeoffice: 'Homeoffice',
  zuhause: 'Ganz von zu Hause',
  'freie-wochenenden': 'Wochenende frei',
  gehalt: 'Gehalt angegeben',
} as const;
export type JobBenefit = keyof typeof jobBenefits;

/** Returns the keys of a label table as a non-empty tuple, for `z.enum`. */
export function getKeys<Words extends object>(
  words: Words,
): [keyof Words & string, ...(keyof Words & string)[]] {
  return Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]];
}
