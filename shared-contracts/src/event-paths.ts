const buildPathWithCode = (path: string, code: string) =>
  `/veranstaltungen/${path}?code=${encodeURIComponent(code)}`;

/**
 * URLs for event registrations and for submitting events. Separate from `paths`, because only few
 * pages need them. `code` gives access: anyone who has the code may use its page.
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
  /** Page of one registration. The code comes from the api or from a mail to the attendee. */
  registration: (code: string) => buildPathWithCode('anmeldung', code),
  /** Form for changing the event to which the code belongs. */
  edit: (code: string) => buildPathWithCode('neu', code),
  /** Form for a new event, prefilled with the data of an existing event except its day. */
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
