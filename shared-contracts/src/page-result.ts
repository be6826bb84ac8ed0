import type { RawBlock } from './block.ts';
import type { PageHead } from './page-head.ts';
import type { SlotRequest } from './slot.ts';
import type { View } from './view.ts';

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

/**
 * A part of a page that the shell renders on the server only. The browser keeps its HTML unchanged
 * and loads no script for it. Create it with {@link createPart}.
 */
export interface PagePart {
  readonly view: View<{ readonly model: never }>;
  readonly model: unknown;
}

/** Creates a part of a page; the model must fit the view. */
export function createPart<Model>(view: View<{ readonly model: Model }>, model: Model): PagePart {
  return { view, model };
}

/** A report to the api that a visitor has opened a page. It contains no personal data. */
export interface ViewReport {
  /** Path of the api's endpoint, below `/api/`. */
  readonly path: `/api/${string}`;
  /** JSON body of the POST request. */
  readonly body: unknown;
}

/** A page to render. `data` must be JSON-serializable, because it is sent to the browser. */
export interface Page<Data> {
  readonly kind: 'page';
  readonly data: Data;
  readonly head: PageHead;
  /** HTTP status; default 200. */
  readonly status?: number;
  /**
   * Lists of content blocks by region name. The shell parses, loads and renders each block with the
   * remote that provides it.
   */
  readonly regions?: Readonly<Record<string, readonly RawBlock[]>>;
  /**
   * Parts of the page by region name; the names differ from those of `regions`. A part that fails is
   * left out.
   */
  readonly parts?: Readonly<Record<string, PagePart>>;
  /** Slots of other remotes on this page; they load in parallel with the blocks. */
  readonly slots?: readonly SlotRequest[];
  /** Cache tags of the page in addition to those of the route. */
  readonly tags?: readonly string[];
  /**
   * Whether some data was unavailable. Such a page is sent but not cached; if the cache contains an
   * older complete page, that page is sent instead.
   */
  readonly incomplete?: boolean;
  /**
   * Sent once when a visitor has opened the page, also if the visitor only reads. Editors' previews
   * do not send it.
   */
  readonly viewReport?: ViewReport;
}

/** Content types of a {@link RawDocument}; browsers do not execute any of them. */
export const DOCUMENT_TYPES = [
  'application/json',
  'application/rss+xml',
  'application/xml',
  'text/calendar',
  'text/csv',
  'text/plain',
] as const;

/**
 * A response that is not a page: a sitemap, a feed, data for a block. It is cached like the pages
 * of the route.
 */
export interface RawDocument {
  readonly kind: 'document';
  /** Content type of the response; the shell adds `charset=utf-8`. */
  readonly type: (typeof DOCUMENT_TYPES)[number];
  readonly body: string;
  /** Cache tags of the response, in addition to those of the route. */
  readonly tags?: readonly string[];
}

/** Result of a loader that responds with a document instead of a page. */
export type DocumentResult =
  | RawDocument
  | { readonly kind: 'redirect'; readonly to: string; readonly status: RedirectStatus }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'gone' };

export type PageResult<Data> = Page<Data> | DocumentResult;

/**
 * Creates a result that redirects to a path on this site (one leading slash). The shell rejects any
 * other target.
 */
export function redirectTo(to: string, status: RedirectStatus = 302): DocumentResult {
  return { kind: 'redirect', to, status };
}

/** Creates a result to which the shell responds with `Page not found: {path}` (404). */
export function createNotFoundResult(): DocumentResult {
  return { kind: 'not-found' };
}
