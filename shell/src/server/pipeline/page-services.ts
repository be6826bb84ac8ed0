import type { KeyObject } from 'node:crypto';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { SiteOperations } from '@gruenland/shared-contracts/site-operations.ts';
import type { ShellConfig } from '#server/config.ts';
import type { Upstreams } from '#server/upstreams.ts';
import type { ShellManifest } from '#document/shell-manifest.ts';
import type { SiteSettingsSource } from '#server/site-settings.ts';
import type { ServerErrorReporter } from '#server/server-error-reporter.ts';
import type { KillSwitches } from '#server/kill-switches.ts';
import type { StoppedCanaries } from '#server/canary/stopped-canaries.ts';
import type { ReleaseMetrics } from '#server/metrics/release-metrics.ts';
import type { PreviewReleases } from '#server/preview/preview-releases.ts';
import type { RemoteRegistry } from '#server/remotes/remote-registry.ts';
import type { SnapshotStore } from '#server/snapshot/snapshot-store.ts';
import type { Peers } from '#server/peers/peers.ts';
import type { PageStylesheets } from '#server/styles/page-stylesheets.ts';
import type { LoadShedding } from '#server/load/load-shedding.ts';
import type { PageCache } from './page-cache.ts';

/** Services of the page pipeline; created once at start. */
export interface PageServices {
  readonly config: ShellConfig;
  /** Keys that may sign releases and preview links. */
  readonly trustedKeys: readonly KeyObject[];
  readonly manifest: ShellManifest;
  readonly remotes: RemoteRegistry;
  readonly snapshots: SnapshotStore;
  readonly previews: PreviewReleases;
  readonly stoppedCanaries: StoppedCanaries;
  readonly metrics: ReleaseMetrics;
  readonly siteSettings: SiteSettingsSource;
  readonly upstreams: Upstreams;
  readonly cache: PageCache;
  readonly pageStylesheets: PageStylesheets;
  readonly load: LoadShedding;
  readonly killSwitches: KillSwitches;
  readonly errorReporter: ServerErrorReporter;
  readonly peers: Peers;
  /** Current releases, canaries and kill switches, for the operations page. */
  readonly operations: () => SiteOperations;
  /** Whether each request gets a span. */
  readonly isTraced: boolean;
  readonly log: Logger;
}
