import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildCategoryHref } from './crumbs.ts';

/** Creates the schema.org BreadcrumbList of a category or an ad. */
export function createBreadcrumbJsonLd(
  trail: readonly AdCategoryLink[],
  currentPage: { readonly name: string; readonly path: string } | null,
  siteUrl: string,
): object {
  const steps = [
    { name: 'Kleinanzeigen', path: paths.ads() },
    ...trail.map(({ slug, name }) => ({ name, path: buildCategoryHref(slug) })),
    ...(currentPage ? [currentPage] : []),
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}
