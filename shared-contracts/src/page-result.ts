import type { RawBlock } from './block.ts';
import type { PageHead } from './page-head.ts';
import type { SlotRequest } from './slot.ts';

export type RedirectStatus = 301 | 302 | 303 | 307 | 308;

/** A page that can be rendered. `data` must survive JSON: it travels to the browser. */
export interface Page<Data> {
  readonly kind: 'page';
  readonly data: Data;
  readonly head: PageHead;
  /** Default 200. */
  readonly status?: number;
  /** Named lists of content blocks; the shell parses, loads and renders them by their owners. */
  readonly regions?: Readonly<Record<string, readonly RawBlock[]>>;
  /** Slots of other remotes which this page shows; their loads run in parallel with the blocks'. */
  readonly slots?: readonly SlotRequest[];
  /** Cache tags beyond those of the route. */
  readonly tags?: readonly string[];
  /**
   * Something that belongs here could not be had: good for who asks now, but nothing to keep, and a
   * complete page of a while ago is better. Since revision 10.
   */
  readonly incomplete?: boolean;
}

/** Types a {@link RawDocument} may have: data that no browser runs. */
export const DOCUMENT_TYPES = [
  'application/json',
  'application/rss+xml',
  'application/xml',
  'text/calendar',
  'text/csv',
  'text/plain',
] as const;

/**
 * An answer that is no page: a sitemap, a feed, a list for a block. Cached like the route's pages.
 * Since revision 1.
 */
export interface RawDocument {
  readonly kind: 'document';
  /** Sent with `charset=utf-8`. */
  readonly type: (typeof DOCUMENT_TYPES)[number];
  readonly body: string;
  /** Cache tags beyond those of the route. */
  readonly tags?: readonly string[];
}

export type PageResult<Data> =
  | Page<Data>
  | RawDocument
  | { readonly kind: 'redirect'; readonly to: string; readonly status: RedirectStatus }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'gone' };

/** Redirects to an own path (leading single slash); the shell refuses anything else. */
export function redirectTo(to: string, status: RedirectStatus = 302): PageResult<never> {
  return { kind: 'redirect', to, status };
}

/** 404 with `Page not found: {path}`. */
export function notFound(): PageResult<never> {
  return { kind: 'not-found' };
}
