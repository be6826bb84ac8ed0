/** A build that this page loaded from a dev server. */
export interface HotBuild {
  /** Whether modules can be replaced; otherwise every change reloads the page. */
  readonly hot: boolean;
  readonly getHash: () => string;
  /** Applies hot updates until the page runs the given build; false if the page must reload. */
  readonly apply: (hash: string) => Promise<boolean>;
}

/** Name of the event that is dispatched on `document` after a build was registered. */
const HOT_BUILD_EVENT = 'gruenland:hot-build';
const REGISTRY_KEY = Symbol.for('gruenland.hot-builds');

type HotBuildRegistry = Map<string, HotBuild>;

/**
 * Registers the build that the dev server at `origin` serves, so that the dev server's client finds
 * it.
 */
export function registerHotBuild(origin: string, build: HotBuild): void {
  getRegistry().set(origin, build);
  document.dispatchEvent(new Event(HOT_BUILD_EVENT));
}

/**
 * Returns the build of a dev server; undefined if the page has loaded no script of that dev server.
 */
export function findHotBuild(origin: string): HotBuild | undefined {
  return getRegistry().get(origin);
}

/** Calls `callback` each time a build is registered. */
export function onHotBuild(callback: () => void): void {
  document.addEventListener(HOT_BUILD_EVENT, callback);
}

function getRegistry(): HotBuildRegistry {
  const registries = globalThis as unknown as Record<symbol, HotBuildRegistry | undefined>;
  return (registries[REGISTRY_KEY] ??= new Map());
}
