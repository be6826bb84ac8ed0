/** Path of a dev server's stream of events. */
export const EVENTS_PATH = '/_dev/events';

/** What a dev server tells the pages that show its code. */
export type DevEvent =
  /** The browser's build is done. `hash` names it. */
  | { readonly kind: 'built'; readonly place: 'shell' | 'alone'; readonly hash: string }
  /** The shell renders this build from now on. */
  | {
      readonly kind: 'guest';
      readonly id: string;
      /** Hash of the browser's build that belongs to it. */
      readonly hash: string;
      readonly styles: readonly string[];
      /** What the server makes of a page has changed: its data, or parts without script. */
      readonly serverSide: boolean;
    }
  /** It does not compile; what was there stays. */
  | { readonly kind: 'failed'; readonly message: string };
