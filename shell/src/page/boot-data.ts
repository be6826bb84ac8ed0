import type { PagePayload } from './page-payload.ts';

/** What the browser may know of the configuration. */
export interface PublicConfig {
  /** The shell build that made the page; an outdated one makes the next navigation a full load. */
  readonly build: string;
  /** Where page views go, or null when they are switched off. */
  readonly analytics: { readonly url: string; readonly domain: string } | null;
  /** Base address of the api; empty: our own origin. */
  readonly apiBase: string;
  readonly development: boolean;
}

/** JSON in the document from which the browser starts. */
export interface BootData {
  readonly page: PagePayload;
  readonly config: PublicConfig;
}
