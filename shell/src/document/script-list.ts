import type { AssetLink, MainScriptStart } from '#page/page-payload.ts';

/** Id of the element that contains the script list as JSON. */
export const SCRIPT_LIST_ID = 'scripts';

/** Scripts of a page, loaded after the content is painted. */
export interface ScriptList {
  readonly start: MainScriptStart;
  /** Scripts to run, in this order. */
  readonly run: readonly AssetLink[];
  /** Scripts to preload without running them; a script of `run` imports them later. */
  readonly preloadOnly: readonly AssetLink[];
}
