/**
 * Name of the event of `window` that reports the number of entries on the watchlist after a change.
 * An event, because each remote has its own copy of this package.
 */
export const SAVED_COUNT_EVENT = 'gruenland:saved-count';
