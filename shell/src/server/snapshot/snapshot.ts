import type { ViewComponent } from '#page/view-component.ts';
import type { StyleSource } from '#server/styles/style-source.ts';
import type { BlockDefinition } from '@gruenland/shared-contracts/block.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { ReleaseAssets, ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import type { SiteProvider } from '@gruenland/shared-contracts/site.ts';
import type { SlotDefinition, SlotName } from '@gruenland/shared-contracts/slot.ts';

/** A checked release with all views loaded. */
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
  /** Modules of its stylesheet; null if its build did not list them. */
  readonly styleSource: StyleSource | null;
  /** Views by their key: `route:<id>`, `block:<name>` or `slot:<name>`. */
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
 * All releases that pages use at one moment. A snapshot never changes: a request uses one snapshot
 * from start to end.
 */
export interface Snapshot {
  /** Identifies the shell build and all releases of the snapshot; part of every cache key. */
  readonly combination: string;
  readonly releases: ReadonlyMap<string, LiveRelease>;
  readonly blocks: ReadonlyMap<string, OwnedBlock>;
  readonly slots: ReadonlyMap<SlotName, OwnedSlot>;
}
