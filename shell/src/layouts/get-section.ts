import type { SiteSection } from '@gruenland/shared-contracts/route.ts';

const SECTIONS: readonly (readonly [string, SiteSection])[] = [
  ['/kleinanzeigen', 'kleinanzeigen'],
  ['/veranstaltungen', 'veranstaltungen'],
  ['/jobs', 'jobs'],
  ['/mein-account', 'konto'],
  ['/suche', 'suche'],
  ['/artikel', 'magazin'],
];

/** Returns the section of the site to which a navigation link leads, or null. */
export function getSection(href: string): SiteSection | null {
  return SECTIONS.find(([path]) => href === path || href.startsWith(`${path}/`))?.[1] ?? null;
}
