const slugged = (slug: string) => `/jobs/${encodeURIComponent(slug)}`;

/** Addresses of the Jobbörse that few pages need; apart from `paths`, which every page carries. */
export const jobPaths = {
  feed: () => '/jobs/feed.xml',
  sitemap: (part = 1) => `/jobs/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  /** The form to apply for a Stelle. */
  apply: (slug: string) => `${slugged(slug)}/bewerben`,
  /** One's own application, by the code of the mail. */
  application: (code: string) => `/jobs/bewerbung?code=${encodeURIComponent(code)}`,
  /** Applications for a Stelle, for its employer. */
  received: (id: string) => `/mein-account/jobboerse/bewerbungen?stelle=${id}`,
  neu: () => '/jobs/neu',
  edit: (slug: string) => `${slugged(slug)}/bearbeiten`,
  melden: (slug: string) => `${slugged(slug)}/melden`,
  success: (slug: string) => `${slugged(slug)}/success`,
} as const;
