import type { ReactNode } from 'react';
import type { SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';

interface SiteChromeProps {
  readonly site: SiteSettings;
  readonly section: SiteSection | null;
  readonly path: string;
  readonly children: ReactNode;
}

/**
 * Shows header and footer around a page. This component is in a separate chunk, and pages without
 * header and footer never load the chunk.
 */
export function SiteChrome({ site, section, path, children }: SiteChromeProps) {
  return (
    <>
      <SiteHeader site={site} section={section} path={path} />
      {children}
      <SiteFooter site={site} />
    </>
  );
}
