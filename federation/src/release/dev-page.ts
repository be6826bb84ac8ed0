/** URL path of the dev server's client script, relative to the base URL of the dev server. */
const CLIENT_PATH = '_dev/src/dev/client/dev-client.ts';

/** Id of the element that contains the {@link PageState} of the first page as JSON. */
export const PAGE_STATE_ID = 'dev-page';

/** Event dispatched on `document` with the {@link PageState} after a client navigation. */
export const PAGE_STATE_EVENT = 'gruenland:page-state';

/** An error that a dev build threw on the server of the shell. */
export interface PageFault {
  readonly remote: string;
  /** The failed part: `route:<id>`, `block:<name>` or `slot:<name>`. */
  readonly part: string;
  readonly stack: string;
}

/** State of a page of the shell, for the client of a dev server. */
export interface PageState {
  /** Whether the page shows a problem instead of a view, for example the error screen. */
  readonly hasProblem: boolean;
  readonly faults: readonly PageFault[];
  /** Remotes with parts on the page. */
  readonly remotes: readonly string[];
}

/**
 * Returns the URL of the client script of a dev server.
 *
 * @param base URL of the dev server's files, with trailing slash
 * @param page kind of page, remote, and id of the remote's dev build (`''` without a dev build)
 */
export function getDevClientUrl(
  base: string,
  page: { readonly place: 'shell' | 'alone'; readonly remote: string; readonly build: string },
): string {
  return `${base}${CLIENT_PATH}?${new URLSearchParams(page).toString()}`;
}
