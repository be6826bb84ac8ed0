import type { FetchTiming } from '#page/view-source.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { waitForFirstInteraction } from '@gruenland/shared-ui/loading/waitForFirstInteraction.ts';

/** Resolves when the files of a part should be fetched, according to the part's `FetchTiming`. */
export type FetchTimingWaiter = (timing: FetchTiming) => Promise<void>;

/**
 * Creates the function that waits until the files of a part should be fetched. The function
 * observes the visitor's first interaction and the session in the store.
 */
export function createFetchTimingWaiter(store: ShellStore): FetchTimingWaiter {
  return async (timing) => {
    if (timing === 'now') return;
    await (timing === 'interaction'
      ? waitForFirstInteraction()
      : Promise.race([waitForFirstInteraction(), waitForSignIn(store)]));
  };
}

function waitForSignIn({ redux }: ShellStore): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!redux.getState().session.loggedIn) return;
      stop();
      resolve();
    };
    const stop = redux.subscribe(check);
    check();
  });
}
