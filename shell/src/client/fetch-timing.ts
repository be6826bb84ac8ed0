import type { FetchTiming } from '#page/view-source.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { firstInteraction } from '@gruenland/shared-ui/loading/firstInteraction.ts';

/** Resolves when the files of a part should be fetched. */
export type WaitForFetchTiming = (timing: FetchTiming) => Promise<void>;

/**
 * Creates the waiting function of this tab. It uses the visitor's first interaction and the session
 * in the store.
 */
export function createFetchTiming(store: ShellStore): WaitForFetchTiming {
  return async (timing) => {
    if (timing === 'now') return;
    await (timing === 'interaction'
      ? firstInteraction()
      : Promise.race([firstInteraction(), signedIn(store)]));
  };
}

function signedIn({ redux }: ShellStore): Promise<void> {
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
