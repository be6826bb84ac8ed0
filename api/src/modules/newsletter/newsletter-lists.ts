import type { NewsletterList } from '@gruenland/shared-contracts/api/newsletter.ts';

/** All newsletters of the magazine. */
export const newsletterLists: readonly NewsletterList[] = [
  {
    id: 'wochenblatt',
    name: 'Grünland am Sonntag',
    description: 'Die besten Geschichten der Woche und was in der nächsten wichtig wird.',
    frequencyLabel: 'sonntags',
  },
  {
    id: 'markt',
    name: 'Marktbericht',
    description: 'Preise für Getreide, Vieh, Milch und Holz, mit einer Einordnung.',
    frequencyLabel: 'dienstags und freitags',
  },
  {
    id: 'stall-acker',
    name: 'Stall und Acker',
    description: 'Praxis: Was Kollegen anders machen, was Versuche zeigen, was sich rechnet.',
    frequencyLabel: 'alle zwei Wochen mittwochs',
  },
  {
    id: 'dorf',
    name: 'Dorf und Hof',
    description: 'Vom Leben auf dem Land, mit Terminen aus der Region.',
    frequencyLabel: 'am ersten Samstag im Monat',
  },
];

export const findList = (id: string): NewsletterList | undefined =>
  newsletterLists.find((list) => list.id === id);

/** The consent text and its version. Change both together: consent records store both. */
export const newsletterConsent = {
  version: '2026-11',
  text:
    'Ich möchte die gewählten Newsletter von Grünland per E-Mail bekommen. Das kann ich jederzeit ' +
    'mit einem Klick in jeder Ausgabe widerrufen.',
} as const;
