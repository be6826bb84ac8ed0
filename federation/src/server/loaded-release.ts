import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';

/** A release that was verified and run. Never changes. */
export interface LoadedRelease {
  readonly document: ReleaseDocument;
  readonly module: RemoteModule;
  /** Where its browser files come from: `builds/<id>/web/` at the origin, or a dev server. */
  readonly base: string;
}

/** The two files that make a release on the server. */
export interface ReleaseParts {
  readonly document: Buffer;
  readonly bundle: Buffer;
}

/** A loaded release and the bytes it was made of. */
export interface OpenedRelease {
  readonly release: LoadedRelease;
  readonly parts: ReleaseParts;
}
