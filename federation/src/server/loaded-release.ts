import type { LatestDocument, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';

/** A release that was verified and run. */
export interface LoadedRelease {
  readonly latest: LatestDocument;
  readonly document: ReleaseDocument;
  readonly module: RemoteModule;
  /** Address of `builds/<id>/web/` at the origin, with trailing slash. */
  readonly base: string;
}
