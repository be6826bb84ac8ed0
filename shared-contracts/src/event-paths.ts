const buildPathWithCode = (path: string, code: string) =>
  `/veranstaltungen/${path}?code=${encodeURIComponent(code)}`;

/**
 * Functions that return the URLs of pages for event registrations and for submitting events.
 * Separate from `paths`, because only few pages need them. Anyone who has the `code` may use the
 * page.
 */
export const eventPaths = {
  /**
   * Returns the URL of the registration form for an occurrence. Without `occurrenceId`, the form is
   * for the event's next open occurrence.
   */
  register: (id: string, occurrenceId?: string) =>
    `/veranstaltungen/${encodeURIComponent(id)}/anmelden${
      occurrenceId ? `?termin=${encodeURIComponent(occurrenceId)}` : ''
    }`,
  /**
   * Returns the URL of a registration's page. The code comes from the api or from a mail to the
   * attendee.
   */
  registration: (code: string) => buildPathWithCode('anmeldung', code),
  /** Returns the URL of the form for changing the event to which the code belongs. */
  edit: (code: string) => buildPathWithCode('neu', code),
  /**
   * Returns the URL of the form for a new event. The form is prefilled with the existing event's
   * fields, except the day.
   */
  duplicate: (code: string) => `/veranstaltungen/neu?vorlage=${encodeURIComponent(code)}`,
  sitemap: (part = 1) => `/veranstaltungen/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  report: (id: string) => `/veranstaltungen/${encodeURIComponent(id)}/melden`,
  photos: (code: string) => buildPathWithCode('neu/bilder', code),
  review: (code: string) => buildPathWithCode('neu/pruefen', code),
  confirm: (code: string) => buildPathWithCode('bestaetigen', code),
  manage: (code: string) => buildPathWithCode('verwalten', code),
  occurrence: (code: string, occurrenceId: string) =>
    `${buildPathWithCode('verwalten/termin', code)}&termin=${encodeURIComponent(occurrenceId)}`,
  attendees: (code: string) => buildPathWithCode('verwalten/teilnehmende', code),
} as const;
