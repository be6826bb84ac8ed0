const buildPostingPath = (slug: string) => `/jobs/${encodeURIComponent(slug)}`;

/** URLs of the job board. Separate from `paths`, because only few pages need them. */
export const jobPaths = {
  feed: () => '/jobs/feed.xml',
  sitemap: (part = 1) => `/jobs/sitemap.xml${part > 1 ? `?teil=${part}` : ''}`,
  /** Application form of a job posting. */
  apply: (slug: string) => `${buildPostingPath(slug)}/bewerben`,
  /** Page of one application. The code comes from the api or from a mail to the applicant. */
  application: (code: string) => `/jobs/bewerbung?code=${encodeURIComponent(code)}`,
  /** Page that lists the applications for a job posting, for its employer. */
  received: (id: string) => `/mein-account/jobboerse/bewerbungen?stelle=${id}`,
  create: () => '/jobs/neu',
  edit: (slug: string) => `${buildPostingPath(slug)}/bearbeiten`,
  report: (slug: string) => `${buildPostingPath(slug)}/melden`,
  success: (slug: string) => `${buildPostingPath(slug)}/success`,
} as const;
