import type { AssetLink } from '#page/page-payload.ts';
import type { ShellViewName } from '#page/shell-views.ts';

/** Files of the shell's build that the document refers to, with public paths. */
export interface ShellManifest {
  readonly id: string;
  /** Build time in milliseconds since 1970. */
  readonly timestamp: number;
  /** The starter script: it runs first and loads the other scripts. */
  readonly starter: AssetLink;
  /** Scripts in load order. */
  readonly scripts: readonly AssetLink[];
  readonly styles: readonly AssetLink[];
  /** Stylesheets that only the style guide needs. */
  readonly styleguideStyles: readonly AssetLink[];
  readonly fonts: readonly string[];
  /** Scripts of the shell's lazy views. */
  readonly views: Readonly<Record<ShellViewName, readonly AssetLink[]>>;
}
