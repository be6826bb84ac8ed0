import type { InsightRecorder } from './insight-recorder.ts';

/** A page request, cleaned and classified; nothing after this step looks at the raw address. */
export interface PageRequest {
  /** Path percent-decoded once, without trailing slash, for matching and messages. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Own path and query as they go into links and boot data. */
  readonly url: string;
  readonly method: 'GET' | 'POST';
  /** A document for a page load, or data for a client navigation. */
  readonly wants: 'document' | 'data';
  readonly appMode: boolean;
  /** Content version of specification section 4, after the editor token was verified. */
  readonly contentVersion: 'draft' | 'published';
  /** Unsaved content from the visual editor; only with a verified preview. */
  readonly editedStory?: unknown;
  /** True with any editor token, valid or not: such answers are noindex and `no-store`. */
  readonly editorTokenSeen: boolean;
  /** Combination the open tab was rendered with; data requests only. */
  readonly combination: string | null;
  /** Releases this one visitor previews (`remote@id`): such answers are kept by nobody. */
  readonly previewed: readonly string[];
  /** Origins of dev servers this visitor previews releases of. */
  readonly devServers: readonly string[];
  readonly visitor: Visitor;
  readonly form: Readonly<Record<string, string>> | null;
  readonly requestId: string;
  /** True for crawlers: they get a page of their own on errors (specification section 8). */
  readonly crawler: boolean;
  /** Gathers what X-ray shows; in previews only. */
  readonly insight: InsightRecorder | null;
  /** Aborts when the visitor has gone. */
  readonly signal: AbortSignal;
}

/** What identifies the person; never reaches loaders of cacheable routes. */
export interface Visitor {
  readonly cookie: string | undefined;
  /** One-time token from the header, exchanged before. */
  readonly thirdPartyToken: string | undefined;
  /** True when the address carries `?token=`: the browser exchanges it first. */
  readonly bringsToken: boolean;
  readonly address: string;
  readonly userAgent: string | undefined;
}
