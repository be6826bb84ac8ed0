const withCode = (path: string, code?: string | null) =>
  code ? `${path}?code=${encodeURIComponent(code)}` : path;

/** Addresses around messages. Apart from `paths`, which every page carries in its scripts. */
export const messagePaths = {
  /** Writing to whoever placed an ad. */
  kontakt: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/nachricht`,
  /** End of the link with which a guest confirms a first message. */
  bestaetigen: (code?: string) => withCode('/kleinanzeigen/nachrichten/bestaetigen', code),
  /** One conversation. The code is a mail's, for who has no account; with one the session counts. */
  unterhaltung: (id: string, code?: string | null) =>
    withCode(`/kleinanzeigen/nachrichten/${id}`, code),
  melden: (id: string, code?: string | null) =>
    withCode(`/kleinanzeigen/nachrichten/${id}/melden`, code),
  /** Where a picture for a conversation is sent to, by a plain form. */
  bilder: (id: string, code?: string | null) => withCode(`/api/nachrichten/bilder/${id}`, code),
  /** The picture of one message. */
  bild: (id: string, message: string, code?: string | null) =>
    withCode(`/api/nachrichten/bilder/${id}/${message}`, code),
  /** All conversations of an account. */
  alle: () => '/mein-account/anzeigen/nachrichten',
} as const;
