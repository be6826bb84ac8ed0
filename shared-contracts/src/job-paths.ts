const buildPostingPath = (slug: string) => `/jobs/${encodeURIComponent(slug)}`;

/**
 * Functions that return the URLs of the job board's pages. Separate from `paths`, because only few
 * pages need them.
 */
export const jobPaths = {
  feed: () => '/jobs/feed.xml',
  sitemap: (part = 1) => `/jobs/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  /** Returns the URL of a job posting's application form. */
  apply: (slug: string) => `${buildPostingPath(slug)}/bewerben`,
  /**
   * Returns the URL of an application's page. The code comes from the api or from a mail to the
   * applicant.
   */
  application: (code: string) => `/jobs/bewerbung?code=${encodeURIComponent(code)}`,
  /** Returns the URL of the page on which an employer sees the applications for a job posting. */
  received: (id: string) => `/mein-account/jobboerse/bewerbungen?stelle=${id}`,
  create: () => '/jobs/neu',
  edit: (slug: string) => `${buildPostingPath(slug)}/bearbeiten`,
  report: (slug: string) => `${buildPostingPath(slug)}/melden`,
  success: (slug: string) => `${buildPostingPath(slug)}/success`,
} as const;
