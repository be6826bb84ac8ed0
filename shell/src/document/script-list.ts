import type { AssetLink } from '#page/page-payload.ts';

/** Id of the element in which the document tells its starter what to fetch, as JSON. */
export const SCRIPT_LIST_ID = 'scripts';

/** Scripts of a page: fetched and run once what the visitor came for has been painted. */
export interface ScriptList {
  /** Run, in this order. */
  readonly run: readonly AssetLink[];
  /** Only fetched; those that run load them. */
  readonly ahead: readonly AssetLink[];
}
