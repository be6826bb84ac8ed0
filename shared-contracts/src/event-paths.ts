const withCode = (path: string, code: string) =>
  `/veranstaltungen/${path}?code=${encodeURIComponent(code)}`;

/**
 * URLs for event registrations and for submitting events. Separate from `paths`, because only few
 * pages need them. `code` comes from a mail; anyone who has the code may act.
 */
export const eventPaths = {
  /**
   * Registration form for an occurrence; without `occurrenceId`, for the event's next open
   * occurrence.
   */
  register: (id: string, occurrenceId?: string) =>
    `/veranstaltungen/${encodeURIComponent(id)}/anmelden${
      occurrenceId ? `?termin=${encodeURIComponent(occurrenceId)}` : ''
    }`,
  /** Page of one registration, opened with the code from the mail. */
  registration: (code: string) => withCode('anmeldung', code),
  /** Form for changing the event to which the code belongs. */
  edit: (code: string) => withCode('neu', code),
  /** Form for a new event, filled with the data of an existing event except its day. */
  duplicate: (code: string) => `/veranstaltungen/neu?vorlage=${encodeURIComponent(code)}`,
  sitemap: (part = 1) => `/veranstaltungen/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  report: (id: string) => `/veranstaltungen/${encodeURIComponent(id)}/melden`,
  photos: (code: string) => withCode('neu/bilder', code),
  review: (code: string) => withCode('neu/pruefen', code),
  confirm: (code: string) => withCode('bestaetigen', code),
  manage: (code: string) => withCode('verwalten', code),
  occurrence: (code: string, occurrenceId: string) =>
    `${withCode('verwalten/termin', code)}&termin=${encodeURIComponent(occurrenceId)}`,
  attendees: (code: string) => withCode('verwalten/teilnehmende', code),
} as const;
