import type { RemotePackage } from '#build/remote-preset.ts';
import { createPageConfig } from '#dev/dev-config.ts';
import type { StopFunction, WatchCallbacks } from '#dev/watch-remote.ts';
import { watchPage } from '#dev/watch-remote.ts';

/** The page that shows a remote without the shell. It is built on the first request. */
export class StandalonePage {
  readonly #remote: RemotePackage;
  readonly #outFolder: string;
  readonly #options: Pick<WatchCallbacks, 'onBrowserBuilt' | 'onBuildFailed'>;
  #firstBuild: Promise<string> | null = null;
  #stopWatching: StopFunction = async () => {};

  constructor(
    remote: RemotePackage,
    outFolder: string,
    options: Pick<WatchCallbacks, 'onBrowserBuilt' | 'onBuildFailed'>,
  ) {
    this.#remote = remote;
    this.#outFolder = outFolder;
    this.#options = options;
  }

  /**
   * Returns the folder of the page's files after the first build, even if that build has failed.
   */
  async waitForFirstBuild(): Promise<string> {
    this.#firstBuild ??= this.#watchSources();
    return await this.#firstBuild;
  }

  async stop(): Promise<void> {
    await this.#stopWatching();
  }

  async #watchSources(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { onBrowserBuilt, onBuildFailed } = this.#options;
    this.#stopWatching = watchPage(createPageConfig(this.#remote, this.#outFolder), {
      onBrowserBuilt: (hash) => {
        resolve(this.#outFolder);
        onBrowserBuilt(hash);
      },
      onBuildFailed: (faults) => {
        resolve(this.#outFolder);
        onBuildFailed(faults);
      },
    });
    return await promise;
  }
}
