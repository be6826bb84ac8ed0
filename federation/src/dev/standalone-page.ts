import type { RemoteRoom } from '#build/remote-preset.ts';
import { pageConfig } from '#dev/dev-config.ts';
import type { StopWatching, WatchOptions } from '#dev/watch-room.ts';
import { watchPage } from '#dev/watch-room.ts';

/** The page that shows a room alone. It is built from when somebody first asks for it. */
export class StandalonePage {
  readonly #room: RemoteRoom;
  readonly #out: string;
  readonly #options: Pick<WatchOptions, 'onWeb' | 'onFailed'>;
  #first: Promise<string> | null = null;
  #stop: StopWatching = async () => {};

  constructor(room: RemoteRoom, out: string, options: Pick<WatchOptions, 'onWeb' | 'onFailed'>) {
    this.#room = room;
    this.#out = out;
    this.#options = options;
  }

  /** Folder of its files, after the first build, be it good or not. */
  async built(): Promise<string> {
    this.#first ??= this.#watch();
    return await this.#first;
  }

  async stop(): Promise<void> {
    await this.#stop();
  }

  async #watch(): Promise<string> {
    const { promise, resolve } = Promise.withResolvers<string>();
    const { onWeb, onFailed } = this.#options;
    this.#stop = watchPage(pageConfig(this.#room, this.#out), {
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
