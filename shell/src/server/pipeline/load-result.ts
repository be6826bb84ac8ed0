import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { PageHead } from '@gruenland/shared-contracts/page-head.ts';
import type { PagePart, RawDocument, ViewReport } from '@gruenland/shared-contracts/page-result.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteHandle } from '@gruenland/shared-contracts/route.ts';
import type { SlotRequest } from '@gruenland/shared-contracts/slot.ts';
import type { PageProblem, ViewReference } from '#page/page-payload.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';
import type { ProblemPage } from './problem-page.ts';

/** A server-only part of a page with the region that shows it and the release that provides it. */
export interface OwnPart extends PagePart {
  readonly region: string;
  readonly release: LiveRelease;
}

/** A page before its parts, blocks and slots are resolved. */
export interface LoadedPage {
  readonly kind: 'page';
  readonly handle: RouteHandle;
  readonly area: ViewReference | null;
  readonly problem: PageProblem | null;
  readonly status: number;
  readonly head: PageHead;
  readonly params: Readonly<Record<string, string>>;
  readonly data: unknown;
  readonly form: FormState | null;
  readonly regions: Readonly<Record<string, readonly RawBlock[]>>;
  readonly parts: readonly OwnPart[];
  readonly slots: readonly SlotRequest[];
  /** Cache tags that the loader returned. */
  readonly tags: readonly string[];
  readonly incomplete: boolean;
  readonly viewReport: ViewReport | null;
  readonly setCookies: readonly string[];
}

export interface LoadedRedirect {
  readonly kind: 'redirect';
  readonly redirectUrl: string;
  readonly status: number;
  readonly setCookies: readonly string[];
}

/** Result of a route's loader or action, or the page that replaces the result. */
export type LoadResult = LoadedPage | LoadedRedirect | RawDocument;

const EMPTY_PAGE = {
  kind: 'page',
  area: null,
  problem: null,
  status: 200,
  head: { name: '' },
  params: {},
  data: null,
  form: null,
  regions: {},
  parts: [],
  slots: [],
  tags: [],
  incomplete: false,
  viewReport: null,
  setCookies: [],
} as const;

export function createLoadedPage(
  handle: RouteHandle,
  fields: Partial<Omit<LoadedPage, 'kind' | 'handle'>>,
): LoadedPage {
  return { ...EMPTY_PAGE, handle, ...fields };
}

/** Handle of pages that belong to no route. */
export const SHELL_HANDLE: RouteHandle = { layout: 'default', robots: 'noindex' };

/** Creates a page that shows a problem instead of the view of an area. */
export function createLoadedProblem(
  { problem, status, head }: ProblemPage,
  handle: RouteHandle = SHELL_HANDLE,
): LoadedPage {
  return createLoadedPage(handle, { problem, status, head });
}
