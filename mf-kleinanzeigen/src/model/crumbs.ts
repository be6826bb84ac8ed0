import type { AdCategoryLink } from '@gruenland/shared-contracts/api/ads.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { Crumb } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { listHref } from './list-address.ts';

/** The list of a category. */
export const categoryHref = (slug: string) => listHref(new URLSearchParams({ kategorie: slug }));

/** The way to a category, or to an ad in it; the last step is the page itself. */
export function crumbsOf(trail: readonly AdCategoryLink[], last: string | null): Crumb[] {
  const steps: Crumb[] = [
    { label: 'Kleinanzeigen', href: paths.kleinanzeigen() },
    ...trail.map(({ slug, name }) => ({ label: name, href: categoryHref(slug) })),
  ];
  if (last !== null) return [...steps, { label: last }];
  return steps.map((step, index) => (index === steps.length - 1 ? { label: step.label } : step));
}
