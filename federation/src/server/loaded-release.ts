import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';

/** A release that was verified and run. Immutable. */
export interface LoadedRelease {
  readonly document: ReleaseDocument;
  readonly module: RemoteModule;
  /** Base URL of its browser files: `builds/<id>/web/` at the origin, or a dev server. */
  readonly base: string;
}

/** The two server-side files of a release. */
export interface ReleaseParts {
  readonly document: Buffer;
  readonly bundle: Buffer;
}

/** A loaded release and the bytes it was loaded from. */
export interface OpenedRelease {
  readonly release: LoadedRelease;
  readonly parts: ReleaseParts;
}
