import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { ViewReport } from '@gruenland/shared-contracts/page-result.ts';
import type { LayoutName, SiteSection } from '@gruenland/shared-contracts/route.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import type { PageInsight } from '#xray/page-insight.ts';
import type { ResolvedHead } from '#document/resolved-head.ts';

/** Identifies a view of a remote. `view` is `route:<id>`, `block:<name>` or `slot:<name>`. */
export interface ViewReference {
  readonly remote: string;
  readonly view: string;
}

/**
 * Reason why a page shows a replacement instead of its area's view. `not-found` and `failed` show
 * the error screen of specification section 2. `unreachable` means that the remote or its data is
 * temporarily unavailable. `signing-in` waits for the exchange of a one-time token.
 */
export interface PageProblem {
  readonly kind: 'not-found' | 'failed' | 'unreachable' | 'signing-in';
  /**
   * Heading of the error screen, with status and text; defaults to `404 | Seite nicht gefunden`.
   */
  readonly heading?: string;
  /** What the visitor can do; absent if the heading is enough. */
  readonly advice?: string;
  /** Raw error text, shown when the visitor asks for it. In production it has no error details. */
  readonly message: string;
  readonly requestId: string;
  /** Name of the area as shown to visitors, if known. */
  readonly area?: string;
}

/** URL and integrity hash of a script or stylesheet. */
export interface AssetLink {
  readonly href: string;
  readonly integrity: string;
}

/** Files that a page needs besides the shell's own. */
export interface PageAssets {
  readonly releases: readonly ReleaseAssets[];
  /** All scripts of the page's views, preloaded in parallel. */
  readonly scripts: readonly AssetLink[];
  readonly styles: readonly AssetLink[];
}

/**
 * When the main script of a page starts. `load`: when the content is painted, because the page is an
 * application, for example a form. `intent`: when the visitor is about to use something that needs
 * it, because all parts of the page work as HTML (docs/decisions/123-script-on-intent.md).
 */
export type MainScriptStart = 'load' | 'intent';

/**
 * A complete page. The server renders it to HTML and sends it as boot data or as the response to a
 * client navigation. Only the server matches routes.
 */
export interface PagePayload {
  /** Path and query of the page. */
  readonly url: string;
  readonly path: string;
  readonly status: number;
  readonly area: ViewReference | null;
  readonly problem: PageProblem | null;
  readonly layout: LayoutName;
  readonly section: SiteSection | null;
  readonly needsLogin: boolean;
  /** True when header and footer are hidden (app mode). */
  readonly chromeless: boolean;
  readonly appMode: boolean;
  readonly preview: boolean;
  readonly params: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly form: FormState | null;
  readonly regions: Readonly<Record<string, readonly BlockNode[]>>;
  readonly slots: Readonly<Record<string, SlotNode>>;
  readonly head: ResolvedHead;
  readonly site: SiteSettings;
  readonly assets: PageAssets;
  readonly start: MainScriptStart;
  /** Sent to the api when a visitor has opened the page; null if the page has none. */
  readonly viewReport: ViewReport | null;
  /** Identifies the shell build and all releases used for this page. */
  readonly combination: string;
  /** Data for X-ray, the overlay for staff; only in previews. */
  readonly insight?: PageInsight;
}

/** Response to a client navigation, or to a form that an open page sends. */
export type NavigationResponse =
  | { readonly kind: 'page'; readonly page: PagePayload }
  | {
      readonly kind: 'redirect';
      readonly to: string;
      /** True if the response sets cookies, so that the session may have changed. */
      readonly setsCookies?: boolean;
    };

/**
 * Request header with the release combination of an open page. The response to a form with this
 * header is a {@link NavigationResponse} instead of a document.
 */
export const COMBINATION_HEADER = 'x-release-combination';
