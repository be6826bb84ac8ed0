/** URLs for placing and managing ads. Separate from `paths`, because only few pages need them. */
export const adPaths = {
  /**
   * One step of the form for a new ad. `draft` is the draft's id; `step` is `angaben`, `fotos`,
   * `vorschau` or `kategorie`.
   */
  draft: (draft: string, step = 'angaben') =>
    `/kleinanzeigen/neu/${step}?entwurf=${encodeURIComponent(draft)}`,
  edit: (slug: string, step?: string) =>
    `/kleinanzeigen/${encodeURIComponent(slug)}/bearbeiten${step ? `/${step}` : ''}`,
  report: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/melden`,
  /** Page with a button that confirms an ad; a mail links to this page. */
  confirm: () => '/kleinanzeigen/bestaetigen',
  /** Page with a button that opens an ad for its owner on any device; a mail links to this page. */
  manage: () => '/kleinanzeigen/verwalten',
  /** One file of the sitemap of all published ads, with up to 10,000 ads. */
  sitemap: (part = 1) => `/kleinanzeigen/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  /** Status page of a report, by the report's code. */
  reportStatus: (code: string) => `/kleinanzeigen/meldung?code=${encodeURIComponent(code)}`,
} as const;
