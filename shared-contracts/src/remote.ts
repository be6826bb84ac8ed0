import type { BlockDefinition } from './block.ts';
import type { RouteDefinition } from './route.ts';
import type { SiteProvider } from './site.ts';
import type { SlotDefinition, SlotName } from './slot.ts';
import type { StoryDefinition } from './story-definition.ts';

/**
 * Contract version that a release states and a shell accepts. It is incremented when remotes built
 * against the previous version would break in a new shell (docs/decisions/004-contract-number.md).
 */
export const CONTRACT_VERSION = 2;

/**
 * Contract revision, incremented with every optional addition to the current contract version. A
 * remote states the revision that it needs; shells with a lower revision reject the remote.
 */
export const CONTRACT_REVISION = 14;

/** Contract versions that this shell can host. */
export const HOSTED_CONTRACT_VERSIONS: readonly number[] = [CONTRACT_VERSION];

/**
 * The default export of a remote's module `./remote`. The server reads every property. In the
 * browser build, imports from `*.server.ts(x)` are `undefined`, so that server code is not bundled.
 */
export interface RemoteModule {
  /** Contract version of the remote; must be one of {@link HOSTED_CONTRACT_VERSIONS} of the shell. */
  readonly contract: number;
  /** Minimum {@link CONTRACT_REVISION} that the shell must have; default 0. */
  readonly revision?: number | undefined;
  /** Package name of the remote, for example `mf-magazine`. */
  readonly name: string;
  readonly routes: readonly RouteDefinition[];
  /** Content blocks by component name in the content system. */
  readonly blocks?: Readonly<Record<string, BlockDefinition>> | undefined;
  readonly slots?: Readonly<Partial<Record<SlotName, SlotDefinition>>> | undefined;
  /** Settings and navigation of the whole site; exactly one remote provides them. */
  readonly site?: SiteProvider | undefined;
  /**
   * Component examples for `/_internal/styleguide`; loaded only on that page and excluded from the
   * size budgets.
   */
  readonly stories?: (() => Promise<readonly StoryDefinition[]>) | undefined;
}
