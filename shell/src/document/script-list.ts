import type { AssetLink, MainScriptStart } from '#page/page-payload.ts';

/** Id of the element that contains the script list as JSON. */
export const SCRIPT_LIST_ID = 'scripts';

/** Scripts and stylesheets of a page, loaded after the content is painted or with an intent. */
export interface ScriptList {
  readonly start: MainScriptStart;
  /** Complete stylesheets, which the main script needs; the document has what the page shows. */
  readonly styles: readonly AssetLink[];
  /** Scripts to run, in this order. */
  readonly run: readonly AssetLink[];
  /** Scripts to preload without running them; a script of `run` imports them later. */
  readonly preloadOnly: readonly AssetLink[];
}
