/** URL path of the dev server's event stream. */
export const EVENTS_PATH = '/_dev/events';

/** Events from the dev server to open pages. */
export type DevEvent =
  /** The browser build is done. */
  | { readonly kind: 'built'; readonly place: 'shell' | 'alone'; readonly hash: string }
  /** From now on the shell renders this build of the dev server. */
  | {
      readonly kind: 'dev-build';
      readonly id: string;
      /** Hash of the browser build that belongs to the rendered build. */
      readonly hash: string;
      readonly styles: readonly string[];
      /**
       * Whether server output has changed that a hot update cannot replace: loader data, or parts
       * without browser scripts.
       */
      readonly serverSide: boolean;
    }
  /** A build failed; pages keep the previous build. */
  | { readonly kind: 'failed'; readonly message: string };
