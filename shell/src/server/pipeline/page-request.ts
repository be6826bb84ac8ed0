import type { DevServer, RequestedRelease } from '#server/preview/release-preview.ts';
import type { InsightRecorder } from './insight-recorder.ts';
import type { ProblemPage } from './problem-page.ts';

/** A validated page request. Later steps do not read the HTTP request. */
export interface PageRequest {
  /** Path, percent-decoded once, without trailing slash; for matching and messages. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Encoded path and query for links and boot data. */
  readonly url: string;
  /** Problem with the request itself, for example a malformed URL; the page shows the problem. */
  readonly problem: ProblemPage | null;
  readonly method: 'GET' | 'POST';
  /** Whether the response is a document for a page load or data for a client navigation. */
  readonly responseKind: 'document' | 'data';
  readonly appMode: boolean;
  /**
   * Content version that the request may see, after verifying the editor token (specification
   * section 4).
   */
  readonly contentVersion: 'draft' | 'published';
  /** Unsaved story from the visual editor; set only in a verified preview. */
  readonly editedStory?: unknown;
  /**
   * True if the URL contains an editor token, valid or not: the response is then noindex and
   * `no-store`.
   */
  readonly hasEditorToken: boolean;
  /** Release combination of the open tab; null for document requests. */
  readonly combination: string | null;
  /** Releases that this visitor previews; the response is not cached if there are any. */
  readonly previewedReleases: readonly RequestedRelease[];
  /** Dev servers whose builds this visitor previews. */
  readonly devServers: readonly DevServer[];
  /** Release bucket that the nginx edge sent as part of its cache key. */
  readonly edgeBucket: string | undefined;
  readonly visitor: Visitor;
  readonly form: Readonly<Record<string, string>> | null;
  readonly requestId: string;
  /** True for crawlers, which get an empty page on errors (specification section 8). */
  readonly isCrawler: boolean;
  /** Collects X-ray data; only in previews. */
  readonly insight: InsightRecorder | null;
  /** Releases (`remote@release`) that failed on this page; filled while the page is produced. */
  readonly faultyReleases: Set<string>;
  /** Values for `Set-Cookie` that every response to this request sends. */
  readonly setCookies: readonly string[];
  /** Aborts when the visitor closes the connection. */
  readonly signal: AbortSignal;
}

/** Data that identifies the visitor; loaders of cacheable routes never get it. */
export interface Visitor {
  readonly cookie: string | undefined;
  /** Number from 0 to 99 by which canaries choose visitors; null if the cookie is missing. */
  readonly bucket: number | null;
  /** One-time token from the request header; the browser has already exchanged it. */
  readonly thirdPartyToken: string | undefined;
  /** True if the URL contains `?token=`, which the browser must exchange first. */
  readonly hasUrlToken: boolean;
  readonly ipAddress: string;
  readonly userAgent: string | undefined;
}
