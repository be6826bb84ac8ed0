const of = (path: string, code: string) =>
  `/veranstaltungen/${path}?code=${encodeURIComponent(code)}`;

/**
 * Addresses of registering and sending in. Apart from `paths`, which every page of the site carries:
 * few need these. A code is what a mail told; whoever has it may act.
 */
export const eventPaths = {
  /** The form to register for a date; without one for the next that is open. */
  anmelden: (id: string, dateId?: string) =>
    `/veranstaltungen/${encodeURIComponent(id)}/anmelden${
      dateId ? `?termin=${encodeURIComponent(dateId)}` : ''
    }`,
  /** One's own registration. */
  anmeldung: (code: string) => of('anmeldung', code),
  /** The form with what was sent in before. */
  aendern: (code: string) => of('neu', code),
  /** The form with all but the day of it. */
  duplizieren: (code: string) => `/veranstaltungen/neu?vorlage=${encodeURIComponent(code)}`,
  sitemap: (part = 1) => `/veranstaltungen/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  melden: (id: string) => `/veranstaltungen/${encodeURIComponent(id)}/melden`,
  bilder: (code: string) => of('neu/bilder', code),
  pruefen: (code: string) => of('neu/pruefen', code),
  bestaetigen: (code: string) => of('bestaetigen', code),
  verwalten: (code: string) => of('verwalten', code),
  termin: (code: string, dateId: string) =>
    `${of('verwalten/termin', code)}&termin=${encodeURIComponent(dateId)}`,
  teilnehmende: (code: string) => of('verwalten/teilnehmende', code),
} as const;
