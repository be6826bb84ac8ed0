import type { ViewComponent } from '#page/view-component.ts';
import { loadRemoteModule } from '@gruenland/federation/browser/remote-loader.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { SlotName } from '@gruenland/shared-contracts/slot.ts';
import type { FetchMoment, ViewSource } from '#page/view-source.ts';
import { loadRoomStories } from '#styleguide/room-stories.ts';
import type { RoomStories } from '#styleguide/room-stories.ts';
import { viewAtHand } from '#page/view-at-hand.ts';
import { loadShellView } from '#page/shell-views.ts';
import type { AwaitMoment } from './fetch-moments.ts';

/** Files of a view could not be loaded, or the release has no such view. */
export class ViewLoadError extends Error {
  override readonly name = 'ViewLoadError';
}

/** Views of the releases this tab was rendered with; each is loaded once. */
export class ViewLoader implements ViewSource {
  readonly #releases = new Map<string, ReleaseAssets>();
  readonly #views = new Map<string, ViewComponent>();
  readonly #loading = new Map<string, Promise<ViewComponent>>();
  readonly #arriving = new Map<string, Promise<ViewComponent>>();
  #stories: Promise<readonly RoomStories[]> | undefined;
  readonly #onFailure: (error: unknown, origin: { remote: string; part: string }) => void;

  readonly #moment: AwaitMoment;

  /**
   * @param onFailure hears of every view whose files could not be loaded
   * @param moment waits for the moment of parts that are not needed at once
   */
  constructor(
    onFailure: (error: unknown, origin: { remote: string; part: string }) => void,
    moment: AwaitMoment,
  ) {
    this.#onFailure = onFailure;
    this.#moment = moment;
  }

  /** Learns where releases lie; a remote keeps the release the tab first saw of it. */
  learn(releases: readonly ReleaseAssets[]): void {
    for (const release of releases)
      if (!this.#releases.has(release.name)) this.#releases.set(release.name, release);
  }

  /** Release id of a remote in this tab, for reports. */
  releaseOf(remote: string): string {
    return this.#releases.get(remote)?.id ?? 'none';
  }

  readonly find = (remote: string, view: string): ViewComponent | null =>
    this.#views.get(`${remote} ${view}`) ?? null;

  readonly arriving = (
    remote: string,
    view: string,
    moment: FetchMoment = 'now',
  ): Promise<ViewComponent> => {
    const key = `${remote} ${view}`;
    let arriving = this.#arriving.get(key);
    if (!arriving) {
      const known = this.find(remote, view);
      arriving = known
        ? viewAtHand(known)
        : this.#moment(moment)
            .then(() => this.load(remote, view))
            .catch(() => new Promise<never>(() => {}));
      this.#arriving.set(key, arriving);
    }
    return arriving;
  };

  /** Loads a view's files. Rejects when that fails; the next call tries again. */
  readonly load = (remote: string, view: string): Promise<ViewComponent> => {
    const key = `${remote} ${view}`;
    let loading = this.#loading.get(key);
    if (!loading) {
      loading = this.#load(remote, view).then((component) => {
        this.#views.set(key, component);
        return component;
      });
      this.#loading.set(key, loading);
      loading.catch((error: unknown) => {
        this.#loading.delete(key);
        this.#onFailure(error, { remote, part: view });
      });
    }
    return loading;
  };

  readonly stories = (): Promise<readonly RoomStories[]> => {
    this.#stories ??= this.#loadStories();
    return this.#stories;
  };

  async #loadStories(): Promise<readonly RoomStories[]> {
    const modules = await Promise.all(
      [...this.#releases.values()].map((assets) => loadRemoteModule(assets)),
    );
    return loadRoomStories(modules.map(({ name, stories }) => ({ name, stories })));
  }

  async #load(remote: string, view: string): Promise<ViewComponent> {
    if (remote === 'shell') return loadShellView(view);
    const assets = this.#releases.get(remote);
    if (!assets) throw new ViewLoadError(`no release of ${remote} is known`);
    const lazy = lazyView(await loadRemoteModule(assets), view);
    if (!lazy) throw new ViewLoadError(`${remote}@${assets.id} has no ${view}`);
    return (await lazy()) as ViewComponent;
  }
}

function lazyView(module: RemoteModule, view: string) {
  const [kind, name = ''] = splitOnce(view);
  if (kind === 'route') return module.routes.find((route) => route.id === name)?.view;
  if (kind === 'block') return module.blocks?.[name]?.view;
  return module.slots?.[name as SlotName]?.view;
}

function splitOnce(view: string): [string, string] {
  const at = view.indexOf(':');
  return [view.slice(0, at), view.slice(at + 1)];
}
