import type { LoadContext } from './load-context.ts';
import type { PageHead } from './page-head.ts';

export interface NavigationLink {
  readonly label: string;
  /** Path on this site, or absolute https URL. */
  readonly href: string;
}

/** A list of links in the footer. */
export interface FooterColumn {
  readonly title: string;
  readonly links: readonly NavigationLink[];
}

/** Site settings, built from the settings story and the categories. */
export interface SiteSettings {
  readonly title: string;
  /**
   * Defaults for the head of every page, from the first entry of the settings story's `pageSeo`.
   */
  readonly seo: Partial<PageHead>;
  readonly navigation: readonly NavigationLink[];
  /** Sections of the magazine, shown below the main navigation. */
  readonly topics: readonly NavigationLink[];
  readonly legalLinks: readonly NavigationLink[];
  /** Profiles of the magazine on other sites, and its feeds. */
  readonly socialLinks: readonly NavigationLink[];
  /** Columns of the footer beside areas, topics and legal links. */
  readonly footerColumns: readonly FooterColumn[];
  /** The site's claim, one sentence for the footer. */
  readonly claim: string;
}

/**
 * Loads the site settings. A failed request must not throw (specification section 8): the provider
 * returns the settings that are available, and the shell uses its defaults for the others.
 */
export interface SiteProvider {
  readonly loader: (context: LoadContext) => Promise<Partial<SiteSettings>>;
}
