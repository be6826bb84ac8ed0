const STORAGE_KEY = 'gl-session-changed';

/** Notifications between the tabs of this browser, which share a session. */
export interface TabNotifier {
  /** Notifies other tabs that the user signed in or out. */
  notify(): void;
  /**
   * Calls `onChange` after a notification from another tab and when the page returns from the
   * back/forward cache.
   */
  listen(onChange: () => void): void;
}

/**
 * Creates a notifier that uses storage events, because a BroadcastChannel would exclude pages from
 * the back/forward cache. If storage is blocked, other tabs notice the change with their next
 * request.
 */
export function createTabNotifier(): TabNotifier {
  return {
    notify: () => {
      try {
        localStorage.setItem(STORAGE_KEY, String(Date.now()));
      } catch {
        // Storage is blocked; other tabs notice the change with their next request.
      }
    },
    listen: (onChange) => {
      try {
        // WebKit sends storage events only to pages that have used the storage before.
        localStorage.getItem(STORAGE_KEY);
      } catch {
        // Storage is blocked, so there are no notifications.
      }
      window.addEventListener('storage', ({ key }) => key === STORAGE_KEY && onChange());
      window.addEventListener('pageshow', ({ persisted }) => persisted && onChange());
    },
  };
}
