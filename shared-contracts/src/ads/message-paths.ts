const appendCode = (path: string, code?: string | null) =>
  code ? `${path}?code=${encodeURIComponent(code)}` : path;

/**
 * Functions that return the URLs of pages for messages about ads. Separate from `paths`, because
 * only few pages need them.
 */
export const messagePaths = {
  /** Returns the URL of an ad's contact form. */
  contact: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/nachricht`,
  /**
   * Returns the URL of the page on which a guest confirms a first message. A mail links to this
   * page.
   */
  confirm: (code?: string) => appendCode('/kleinanzeigen/nachrichten/bestaetigen', code),
  /**
   * Returns the URL of a conversation's page. People without an account need the code from their
   * mail; signed-in users need no code.
   */
  conversation: (id: string, code?: string | null) =>
    appendCode(`/kleinanzeigen/nachrichten/${id}`, code),
  report: (id: string, code?: string | null) =>
    appendCode(`/kleinanzeigen/nachrichten/${id}/melden`, code),
  /** Returns the URL to which the form for uploading a picture is posted. */
  pictures: (id: string, code?: string | null) =>
    appendCode(`/api/conversations/pictures/${id}`, code),
  /** Returns the URL of the picture in a message. */
  picture: (id: string, message: string, code?: string | null) =>
    appendCode(`/api/conversations/pictures/${id}/${message}`, code),
  /** Returns the URL of the page that lists all conversations of the signed-in user. */
  conversations: () => '/mein-account/anzeigen/nachrichten',
} as const;
