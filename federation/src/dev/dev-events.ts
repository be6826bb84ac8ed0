/** URL path of the dev server's event stream. */
export const EVENTS_PATH = '/_dev/events';
/** URL path to which pages send the stacks of errors; the response is a {@link DevFault}. */
export const FAULTS_PATH = '/_dev/faults';

/** An error for developers, shown in the terminal and on the page. */
export interface DevFault {
  /** Short description of the error, for example `does not compile`. */
  readonly title: string;
  readonly message: string;
  /** Position in the source, `src/Calendar.tsx:12:3`; null if unknown. */
  readonly location: string | null;
  /** Source lines around the position; null if unknown. */
  readonly frame: string | null;
}

/** An error that a page sends to the dev server. */
export interface ThrownError {
  readonly title: string;
  readonly stack: string;
}

/** Events from the dev server to open pages. */
export type DevEvent =
  /** The browser build is done. */
  | { readonly kind: 'built'; readonly place: 'shell' | 'alone'; readonly hash: string }
  /** From now on the shell renders this build of the dev server. */
  | {
      readonly kind: 'dev-build';
      readonly id: string;
      /**
       * Hash of the browser build that was built from the same sources as the rendered server
       * build.
       */
      readonly hash: string;
      readonly styles: readonly string[];
      /**
       * Whether server output has changed that a hot update cannot replace: loader data, or parts
       * without browser scripts.
       */
      readonly changesServerOutput: boolean;
      /** False if the event is repeated for a page that has just been opened. */
      readonly isNew: boolean;
    }
  /**
   * All current errors of one source: the build for the shell, the build of the standalone page, or
   * the type check. Pages keep the previous build.
   */
  | {
      readonly kind: 'faults';
      readonly source: 'shell' | 'alone' | 'types';
      readonly faults: readonly DevFault[];
    };
