import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { FormState, LayoutName, Section } from '@gruenland/shared-contracts/route.ts';
import type { SiteSettings } from '@gruenland/shared-contracts/site.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import type { PageInsight } from '#xray/page-insight.ts';
import type { ResolvedHead } from '#document/resolved-head.ts';

/** A view of a remote: `route:<id>`, `block:<name>` or `slot:<name>`. */
export interface ViewReference {
  readonly remote: string;
  readonly view: string;
}

/**
 * What stands in the place of an area's view.
 * `not-found` and `failed` are the error screen of specification section 2; `unreachable` is an
 * area whose remote or data is away for the moment; `signing-in` waits for a one-time token.
 */
export interface PageProblem {
  readonly kind: 'not-found' | 'failed' | 'unreachable' | 'signing-in';
  /** What the error screen says, with its status; absent for `404 | Seite nicht gefunden`. */
  readonly heading?: string;
  /** What the visitor can do now; absent where the heading says all. */
  readonly advice?: string;
  /** Raw text, shown on request; in production without details of the fault. */
  readonly message: string;
  readonly requestId: string;
  /** Name of the area for people, where one is known. */
  readonly area?: string;
}

/** A script or stylesheet with its hash. */
export interface AssetLink {
  readonly href: string;
  readonly integrity: string;
}

/** Files a page needs beyond the shell's own. */
export interface PageAssets {
  readonly releases: readonly ReleaseAssets[];
  /** All scripts of the page's views, preloaded so that nothing is fetched in series. */
  readonly scripts: readonly AssetLink[];
  readonly styles: readonly AssetLink[];
}

/**
 * One page, complete: the server renders it to HTML, the browser gets it as boot data or as the
 * answer of a client navigation. The server alone decides which route a path is.
 */
export interface PagePayload {
  /** Own path with query. */
  readonly url: string;
  readonly path: string;
  readonly status: number;
  readonly area: ViewReference | null;
  readonly problem: PageProblem | null;
  readonly layout: LayoutName;
  readonly section: Section | null;
  readonly needsLogin: boolean;
  /** True when header and footer are left out (app mode). */
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
  /** Names the shell build and all releases this page was made with. */
  readonly combination: string;
  /** What X-ray shows; absent for everybody but those who preview. */
  readonly insight?: PageInsight;
}

/** Answer to a client navigation. */
export type NavigationAnswer =
  | { readonly kind: 'page'; readonly page: PagePayload }
  | { readonly kind: 'redirect'; readonly to: string };
