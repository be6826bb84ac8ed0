import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { Crumb } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { buildListHref } from './ad-list-urls.ts';

/** Returns the URL of a category's list. */
export const buildCategoryHref = (slug: string) =>
  buildListHref(new URLSearchParams({ kategorie: slug }));

/**
 * Builds the breadcrumbs of a category, or of an ad in the category. The last breadcrumb is the
 * current page and has no link.
 */
export function buildCrumbs(trail: readonly AdCategoryLink[], adTitle: string | null): Crumb[] {
  const steps: Crumb[] = [
    { label: 'Kleinanzeigen', href: paths.ads() },
    ...trail.map(({ slug, name }) => ({ label: name, href: buildCategoryHref(slug) })),
  ];
  if (adTitle !== null) return [...steps, { label: adTitle }];
  return steps.map((step, index) => (index === steps.length - 1 ? { label: step.label } : step));
}
