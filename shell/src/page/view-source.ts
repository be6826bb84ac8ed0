import { createContext } from 'react';
import type { ComponentType } from 'react';

/**
 * Where views come from: on the server all are at hand; in the browser those that were loaded
 * before the page was shown are, others come as a promise that suspends their place.
 */
export interface ViewSource {
  readonly find: (remote: string, view: string) => ComponentType<any> | null;
  /** Rejects when the view's files cannot be loaded. Same promise for repeated calls. */
  readonly load: (remote: string, view: string) => Promise<ComponentType<any>>;
}

export const ViewSourceContext = createContext<ViewSource | null>(null);
