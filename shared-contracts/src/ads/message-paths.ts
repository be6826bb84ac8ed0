const appendCode = (path: string, code?: string | null) =>
  code ? `${path}?code=${encodeURIComponent(code)}` : path;

/** URLs of messages about ads. Separate from `paths`, because only few pages need them. */
export const messagePaths = {
  /** Contact form of an ad. */
  contact: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/nachricht`,
  /** Page on which a guest confirms a first message; a mail links to this page. */
  confirm: (code?: string) => appendCode('/kleinanzeigen/nachrichten/bestaetigen', code),
  /**
   * Page of a conversation. People without an account need the code from their mail; signed-in
   * users need no code.
   */
  conversation: (id: string, code?: string | null) =>
    appendCode(`/kleinanzeigen/nachrichten/${id}`, code),
  report: (id: string, code?: string | null) =>
    appendCode(`/kleinanzeigen/nachrichten/${id}/melden`, code),
  /** URL to which the form for uploading a picture is posted. */
  pictures: (id: string, code?: string | null) =>
    appendCode(`/api/conversations/pictures/${id}`, code),
  /** URL of the picture in a message. */
  picture: (id: string, message: string, code?: string | null) =>
    appendCode(`/api/conversations/pictures/${id}/${message}`, code),
  /** Page that lists all conversations of the signed-in user. */
  conversations: () => '/mein-account/anzeigen/nachrichten',
} as const;
