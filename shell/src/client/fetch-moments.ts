import type { FetchMoment } from '#page/view-source.ts';
import type { ShellStore } from '#store/create-shell-store.ts';
import { firstSign } from '@gruenland/shared-ui/waiting/firstSign.ts';

/** Waits for the moment from which on the files of a part are worth fetching. */
export type AwaitMoment = (moment: FetchMoment) => Promise<void>;

/** Moments of this tab: the visitor's first sign of life, and the session that the store knows. */
export function fetchMoments(store: ShellStore): AwaitMoment {
  return async (moment) => {
    if (moment === 'now') return;
    await (moment === 'sign' ? firstSign() : Promise.race([firstSign(), signedIn(store)]));
  };
}

function signedIn({ redux }: ShellStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!redux.getState().session.loggedIn) return;
      stop();
      resolve();
    };
    const stop = redux.subscribe(look);
    look();
  });
}
