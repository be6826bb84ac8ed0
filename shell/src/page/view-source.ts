import { createContext } from 'react';
import type { ViewComponent } from '#page/view-component.ts';
import type { PackageStories } from '#styleguide/package-stories.ts';

/**
 * When the files of a server-rendered part are fetched: immediately, at the visitor's first
 * interaction, or at the first interaction or sign-in, whichever comes first.
 */
export type FetchTiming = 'now' | 'interaction' | 'interaction-or-session';

/**
 * Source of views. On the server all views are loaded. In the browser some are loaded before the
 * page is shown; rendering one of the others suspends until it is loaded.
 */
export interface ViewSource {
  readonly find: (remote: string, view: string) => ViewComponent | null;
  /**
   * Returns the promise of a view for React's `use`; it is already resolved for loaded views.
   * Repeated calls return the same promise. If the view's files cannot be loaded, the promise never
   * settles, so that the server-rendered HTML remains.
   */
  readonly getViewPromise: (
    remote: string,
    view: string,
    timing?: FetchTiming,
  ) => Promise<ViewComponent>;
  /** Loads the styleguide stories of all remotes. Repeated calls return the same promise. */
  readonly stories: () => Promise<readonly PackageStories[]>;
}

export const ViewSourceContext = createContext<ViewSource | null>(null);
