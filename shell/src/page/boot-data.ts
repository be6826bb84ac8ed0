import type { PagePayload } from './page-payload.ts';

/** The part of the configuration that is sent to browsers. */
export interface PublicConfig {
  /**
   * Id of the shell build that rendered the page. If this build is outdated, the next navigation is
   * a full load.
   */
  readonly build: string;
  /** URL to which page views are sent, and the site's domain; null if they are not recorded. */
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
