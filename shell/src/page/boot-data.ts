import type { PagePayload } from './page-payload.ts';

/** The settings that browsers get. */
export interface PublicConfig {
  /**
   * Id of the shell build that rendered the page. If this build is outdated, the next navigation is
   * a full load.
   */
  readonly build: string;
  /** Where page views are sent, or null if they are not recorded. */
  readonly analytics: { readonly url: string; readonly domain: string } | null;
  /** Base URL of the API for browsers; empty for the site's own origin. */
  readonly apiBase: string;
  readonly development: boolean;
}

/** JSON in the document with which the browser starts the app. */
export interface BootData {
  readonly page: PagePayload;
  readonly config: PublicConfig;
}
