import type { ViewComponent } from '#page/view-component.ts';
import { loadRemoteModule } from '@gruenland/federation/browser/remote-loader.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import type { FetchTiming, ViewSource } from '#page/view-source.ts';
import { loadPackageStories } from '#styleguide/package-stories.ts';
import type { PackageStories } from '#styleguide/package-stories.ts';
import { getResolvedViewPromise } from '#page/resolved-view-promise.ts';
import { loadShellView } from '#page/shell-views.ts';
import type { FetchTimingWaiter } from './fetch-timing.ts';

/** Thrown when the files of a view could not be loaded, or the release has no such view. */
class ViewLoadError extends Error {
  override readonly name = 'ViewLoadError';
}

/** Loads each view once. For each remote, all views come from the release that this tab uses. */
export class ViewLoader implements ViewSource {
  readonly #releases = new Map<string, ReleaseAssets>();
  readonly #views = new Map<string, ViewComponent>();
  readonly #pendingViews = new Map<string, Promise<ViewComponent>>();
  readonly #viewPromises = new Map<string, Promise<ViewComponent>>();
  #stories: Promise<readonly PackageStories[]> | undefined;
  readonly #onFailure: (error: unknown, origin: { remote: string; part: string }) => void;

  readonly #waitForTiming: FetchTimingWaiter;

  /**
   * @param onFailure called for every view whose files could not be loaded
   * @param waitForTiming waits until the files of a part should be fetched
   */
  constructor(
    onFailure: (error: unknown, origin: { remote: string; part: string }) => void,
    waitForTiming: FetchTimingWaiter,
  ) {
    this.#onFailure = onFailure;
    this.#waitForTiming = waitForTiming;
  }

  /**
   * Registers the URLs of the files of releases. For each remote, only the first registered release
   * counts, so that the tab never mixes two releases of a remote.
   */
  registerReleases(releases: readonly ReleaseAssets[]): void {
    for (const release of releases)
      if (!this.#releases.has(release.name)) this.#releases.set(release.name, release);
  }

  /** Returns the id of the release of a remote that this tab uses; error reports contain the id. */
  getRelease(remote: string): string {
    return this.#releases.get(remote)?.id ?? 'none';
  }

  readonly find = (remote: string, view: string): ViewComponent | null =>
    this.#views.get(`${remote} ${view}`) ?? null;

  readonly getViewPromise = (
    remote: string,
    view: string,
    waitForTiming: FetchTiming = 'now',
  ): Promise<ViewComponent> => {
    const key = `${remote} ${view}`;
    let viewPromise = this.#viewPromises.get(key);
    if (!viewPromise) {
      const loadedView = this.find(remote, view);
      viewPromise = loadedView
        ? getResolvedViewPromise(loadedView)
        : this.#waitForTiming(waitForTiming)
            .then(() => this.load(remote, view))
            .catch(() => {
              // The part stays empty until it is shown again, which then tries again.
              this.#viewPromises.delete(key);
              return new Promise<never>(() => {});
            });
      this.#viewPromises.set(key, viewPromise);
    }
    return viewPromise;
  };

  /** Loads the files of a view once. Rejects on failure; the next call tries again. */
  readonly load = (remote: string, view: string): Promise<ViewComponent> => {
    const key = `${remote} ${view}`;
    let pendingView = this.#pendingViews.get(key);
    if (!pendingView) {
      pendingView = this.#loadView(remote, view).then((component) => {
        this.#views.set(key, component);
        return component;
      });
      this.#pendingViews.set(key, pendingView);
      pendingView.catch((error: unknown) => {
        this.#pendingViews.delete(key);
        this.#onFailure(error, { remote, part: view });
      });
    }
    return pendingView;
  };

  readonly stories = (): Promise<readonly PackageStories[]> => {
    this.#stories ??= this.#loadStories();
    return this.#stories;
  };

  async #loadStories(): Promise<readonly PackageStories[]> {
    const modules = await Promise.all(
      [...this.#releases.values()].map((assets) => loadRemoteModule(assets)),
    );
    return loadPackageStories(modules.map(({ name, stories }) => ({ name, stories })));
  }

  async #loadView(remote: string, view: string): Promise<ViewComponent> {
    if (remote === 'shell') return loadShellView(view);
    const assets = this.#releases.get(remote);
    if (!assets) throw new ViewLoadError(`no release of ${remote} is registered`);
    const lazyView = findLazyView(await loadRemoteModule(assets), view);
    if (!lazyView) throw new ViewLoadError(`${remote}@${assets.id} has no ${view}`);
    return (await lazyView()) as ViewComponent;
  }
}

function findLazyView(module: RemoteModule, view: string) {
  const [kind, name = ''] = splitViewKey(view);
  if (kind === 'route') return module.routes.find((route) => route.id === name)?.view;
  if (kind === 'block') return module.blocks?.[name]?.view;
  return module.slots?.[name as SlotName]?.view;
}

function splitViewKey(view: string): [string, string] {
  const separatorIndex = view.indexOf(':');
  return [view.slice(0, separatorIndex), view.slice(separatorIndex + 1)];
}
