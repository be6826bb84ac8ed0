/**
 * Functions that return the URLs of pages for placing and managing ads. Separate from `paths`,
 * because only few pages need them.
 */
export const adPaths = {
  /**
   * Returns the URL of one step of the form for a new ad. `draft` is the draft's id; `step` is
   * `angaben`, `fotos`, `vorschau` or `kategorie`.
   */
  draft: (draft: string, step = 'angaben') =>
    `/kleinanzeigen/neu/${step}?entwurf=${encodeURIComponent(draft)}`,
  edit: (slug: string, step?: string) =>
    `/kleinanzeigen/${encodeURIComponent(slug)}/bearbeiten${step ? `/${step}` : ''}`,
  report: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/melden`,
  /** Returns the URL of the page with a button that confirms an ad. A mail links to this page. */
  confirm: () => '/kleinanzeigen/bestaetigen',
  /**
   * Returns the URL of the page with a button that opens an ad for its owner on any device. A mail
   * links to this page.
   */
  manage: () => '/kleinanzeigen/verwalten',
  /**
   * Returns the URL of one part of the sitemap of all published ads. A part has up to 10,000 ads.
   */
  sitemap: (part = 1) => `/kleinanzeigen/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  /** Returns the URL of the status page of a report. `code` is the report's code. */
  reportStatus: (code: string) => `/kleinanzeigen/meldung?code=${encodeURIComponent(code)}`,
} as const;
