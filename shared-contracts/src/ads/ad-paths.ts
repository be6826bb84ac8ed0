/**
 * Addresses around placing ads. Not among `paths`, which every page of the site carries in its
 * scripts: these are needed on few.
 */
export const adPaths = {
  /** One step of writing a new ad: `angaben`, `fotos`, `vorschau` or `kategorie`. */
  entwurf: (draft: string, step = 'angaben') =>
    `/kleinanzeigen/neu/${step}?entwurf=${encodeURIComponent(draft)}`,
  bearbeiten: (slug: string, step?: string) =>
    `/kleinanzeigen/${encodeURIComponent(slug)}/bearbeiten${step ? `/${step}` : ''}`,
  melden: (slug: string) => `/kleinanzeigen/${encodeURIComponent(slug)}/melden`,
  /** Ends of links in mails: confirming an ad, and getting at it from another device. */
  bestaetigen: () => '/kleinanzeigen/bestaetigen',
  verwalten: () => '/kleinanzeigen/verwalten',
  /** Everything that is offered, in parts of 10,000. */
  sitemap: (part = 1) => `/kleinanzeigen/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  /** A notice that somebody sent in, by its code. */
  meldung: (code: string) => `/kleinanzeigen/meldung?code=${encodeURIComponent(code)}`,
} as const;
