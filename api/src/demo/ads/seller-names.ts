/** Fictional private sellers. */
export const privateNames = [
  'Familie Hörmann',
  'Josef B.',
  'Annegret W.',
  'Hof Lindental',
  'M. Osterkamp',
  'Karin und Uwe',
  'Lehnerhof',
  'T. Brandl',
  'Gerd aus der Heide',
  'Biohof Auenblick',
  'S. Kirchmair',
  'Hannes P.',
  'Familie Deters',
  'Wiesenhof Rauch',
  'Imkerei Sommer',
  'Lotte K.',
] as const;

/** Fictional commercial sellers. */
export const traderNames = [
  'Landtechnik Auermann',
  'Agrarhandel Pohlmann',
  'Maschinenhof Berger GmbH',
  'Lohnbetrieb Tietjen',
  'Raiffeisen-Markt Oberland',
  'Baumschule Hagedorn',
] as const;
