import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { categoryHref } from './crumbs.ts';

/** The way to a category or an ad as schema.org BreadcrumbList. */
export function crumbList(
  trail: readonly AdCategoryLink[],
  last: { readonly name: string; readonly path: string } | null,
  siteUrl: string,
): object {
  const steps = [
    { name: 'Kleinanzeigen', path: paths.kleinanzeigen() },
    ...trail.map(({ slug, name }) => ({ name, path: categoryHref(slug) })),
    ...(last ? [last] : []),
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
