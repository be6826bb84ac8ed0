import type { BlockDefinition } from './block.ts';
import type { RouteDefinition } from './route.ts';
import type { SiteProvider } from './site.ts';
import type { SlotDefinition, SlotName } from './slot.ts';
import type { StoryDefinition } from './story-definition.ts';

/**
 * The number a release states and a shell accepts. It rises when a remote built against the old
 * shape would misbehave in a new shell (rules: docs/decisions/004-contract-number.md).
 */
export const CONTRACT_VERSION = 1;

/**
 * Rises with every optional addition to the contract of this version. A remote that uses an
 * addition states the revision it needs; shells of a lower one refuse it.
 */
export const CONTRACT_REVISION = 13;

/** Contract versions that this tree's shell can host. */
export const HOSTED_CONTRACTS: readonly number[] = [CONTRACT_VERSION];

/**
 * The one thing a remote exposes (`./remote`, default export). The server reads all of it; the
 * browser bundle holds only what it needs there, because `*.server.ts(x)` modules come as
 * `undefined` in the browser build.
 */
export interface RemoteModule {
  /** Must equal {@link CONTRACT_VERSION} of a contract that the shell can host. */
  readonly contract: number;
  /** Least {@link CONTRACT_REVISION} that a shell must have; default 0. */
  readonly revision?: number | undefined;
  /** Room name, for example `mf-magazine`. */
  readonly name: string;
  readonly routes: readonly RouteDefinition[];
  /** Content blocks by their component name in the content system. */
  readonly blocks?: Readonly<Record<string, BlockDefinition>> | undefined;
  readonly slots?: Readonly<Partial<Record<SlotName, SlotDefinition>>> | undefined;
  /** Settings and navigation of the whole site; exactly one remote provides them. */
  readonly site?: SiteProvider | undefined;
  /** Parts for `/_internal/styleguide`; loaded only there, outside the budgets. */
  readonly stories?: (() => Promise<readonly StoryDefinition[]>) | undefined;
}
