import type { RemotePackage } from '#build/remote-preset.ts';
import { createPageConfig } from '#dev/dev-config.ts';
import type { StopWatching, WatchOptions } from '#dev/watch-remote.ts';
import { watchPage } from '#dev/watch-remote.ts';

/** The page that shows a remote without the shell. It is built on the first request. */
export class StandalonePage {
  readonly #remote: RemotePackage;
  readonly #out: string;
  readonly #options: Pick<WatchOptions, 'onWeb' | 'onFailed'>;
  #firstBuild: Promise<string> | null = null;
  #stop: StopWatching = async () => {};

  constructor(
    remote: RemotePackage,
    out: string,
    options: Pick<WatchOptions, 'onWeb' | 'onFailed'>,
  ) {
    this.#remote = remote;
    this.#out = out;
    this.#options = options;
  }

  /** Folder of the page's files; resolves after the first build, whether it succeeded or failed. */
  async built(): Promise<string> {
    this.#firstBuild ??= this.#watch();
    return await this.#firstBuild;
  }

  async stop(): Promise<void> {
    await this.#stop();
  }

  async #watch(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { onWeb, onFailed } = this.#options;
    this.#stop = watchPage(createPageConfig(this.#remote, this.#out), {
      onWeb: (hash) => {
        resolve(this.#out);
        onWeb(hash);
      },
      onFailed: (message) => {
        resolve(this.#out);
        onFailed(message);
      },
    });
    return await promise;
  }
}
