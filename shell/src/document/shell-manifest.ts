import type { AssetLink } from '#page/page-payload.ts';
import type { ShellViewName } from '#page/shell-views.ts';

/** The shell's own build, as the document needs it. Addresses are public. */
export interface ShellManifest {
  readonly id: string;
  /** Milliseconds since 1970 of the build. */
  readonly timestamp: number;
  /** The small first script that fetches the others. */
  readonly starter: AssetLink;
  /** In load order. */
  readonly scripts: readonly AssetLink[];
  readonly styles: readonly AssetLink[];
  readonly fonts: readonly string[];
  /** Scripts of the shell's own lazy views. */
  readonly views: Readonly<Record<ShellViewName, readonly AssetLink[]>>;
}
