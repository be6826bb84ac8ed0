import type { LoadContext } from './load-context.ts';
import type { PageHead } from './page-head.ts';

export interface NavigationLink {
  readonly label: string;
  /** Own path or absolute https address. */
  readonly href: string;
}

/** The site's settings as the shell uses them, made from the settings story and the categories. */
export interface SiteSettings {
  readonly title: string;
  /** Defaults for each page's head (first entry of the settings story's `pageSeo`). */
  readonly seo: Partial<PageHead>;
  readonly navigation: readonly NavigationLink[];
  /** Sections of the magazine below the main navigation. */
  readonly topics: readonly NavigationLink[];
  readonly legalLinks: readonly NavigationLink[];
  readonly socialLinks: readonly NavigationLink[];
  /** One sentence for the footer. */
  readonly claim: string;
}

/**
 * Reads the settings. Failures of either read are swallowed (specification section 8): the
 * provider answers what it has, at worst an empty object, and the shell keeps its defaults.
 */
export interface SiteProvider {
  readonly load: (context: LoadContext) => Promise<Partial<SiteSettings>>;
}
