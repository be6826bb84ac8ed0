import { createContext } from 'react';
import type { ViewComponent } from '#page/view-component.ts';
import type { RoomStories } from '#styleguide/room-stories.ts';

/**
 * When the files of a part that the server rendered are fetched: at once, with the visitor's first
 * sign of life, or with that or a session, whichever is there first.
 */
export type FetchMoment = 'now' | 'sign' | 'sign-or-session';

/**
 * Where views come from: on the server all are at hand; in the browser those that were loaded
 * before the page was shown are, others come as a promise that suspends their place.
 */
export interface ViewSource {
  readonly find: (remote: string, view: string) => ViewComponent | null;
  /**
   * The view, fulfilled where it is at hand; the same promise for repeated calls. It stays pending when
   * they cannot be loaded: a place that waits for them keeps what the server rendered.
   */
  readonly arriving: (remote: string, view: string, moment?: FetchMoment) => Promise<ViewComponent>;
  /** Stories of all remotes, for the styleguide only. Same promise for repeated calls. */
  readonly stories: () => Promise<readonly RoomStories[]>;
}

export const ViewSourceContext = createContext<ViewSource | null>(null);
