import type { ViewComponent } from '#page/view-component.ts';
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { ReleaseAssets, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import type { SiteProvider } from '@gruenland/shared-contracts/site.ts';
import type { SlotDefinition, SlotName } from '@gruenland/shared-contracts/slot.ts';

/** One release as the server uses it: all views proved and at hand. */
export interface LiveRelease {
  readonly name: string;
  readonly id: string;
  readonly document: ReleaseDocument;
  readonly assets: ReleaseAssets;
  readonly routes: readonly RouteDefinition[];
  readonly blocks: Readonly<Record<string, BlockDefinition>>;
  readonly slots: Readonly<Partial<Record<SlotName, SlotDefinition>>>;
  readonly site: SiteProvider | undefined;
  readonly stories: RemoteModule['stories'];
  /** Views by `route:<id>`, `block:<name>`, `slot:<name>`. */
  readonly views: ReadonlyMap<string, ViewComponent>;
}

export interface OwnedBlock {
  readonly release: LiveRelease;
  readonly definition: BlockDefinition;
}

export interface OwnedSlot {
  readonly release: LiveRelease;
  readonly definition: SlotDefinition;
}

/**
 * All releases that belong together at one moment. Immutable: a request takes one snapshot at its
 * start and keeps it to its end.
 */
export interface Snapshot {
  /** Names the shell build and all releases; part of every cache key. */
  readonly combination: string;
  readonly releases: ReadonlyMap<string, LiveRelease>;
  readonly blocks: ReadonlyMap<string, OwnedBlock>;
  readonly slots: ReadonlyMap<SlotName, OwnedSlot>;
}
