/** A part of a stylesheet that pages need together: usually one CSS module. */
export interface StyleModule {
  /** Classes in its selectors; empty if it applies to every page. */
  readonly classes: readonly string[];
  /** Rules; relative URLs in it refer to the folder of the stylesheet. */
  readonly css: string;
}

/** Name under which a server bundle exports the modules of its stylesheet. */
export const STYLE_MODULES_EXPORT = 'styleModules';
/** File of a shell's build with the modules of its stylesheet, for its server. */
export const STYLE_MODULES_FILE = 'style-modules.json';
