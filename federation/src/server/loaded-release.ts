import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { StyleModule } from '#release/style-module.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';

/** A release that was verified and run. The object never changes. */
export interface LoadedRelease {
  readonly document: ReleaseDocument;
  readonly module: RemoteModule;
  /** Modules of its stylesheet; null if its build did not list them. */
  readonly styleModules: readonly StyleModule[] | null;
  /** Base URL of the release's browser files: `builds/<id>/web/` at the origin, or a dev server. */
  readonly base: string;
}

/** The files of a release that a shell needs to run it: release document and server bundle. */
export interface ReleaseParts {
  readonly document: Buffer;
  readonly bundle: Buffer;
}

/** A loaded release and the bytes it was loaded from. */
export interface OpenedRelease {
  readonly release: LoadedRelease;
  readonly parts: ReleaseParts;
}
