const KEY = 'gl-session-changed';

/** The other tabs of this browser, which share its session. */
export interface OtherTabs {
  /** Says that somebody signed in or out here. */
  tell(): void;
  /** Calls `heard` when another tab said so, and when this page comes back out of the browser's keep. */
  listen(heard: () => void): void;
}

/**
 * By way of the storage: a channel would keep pages out of the browser's cache of whole pages. Where
 * storage is refused, tabs learn of each other with their next request.
 */
export function createOtherTabs(): OtherTabs {
  return {
    tell: () => {
      try {
        localStorage.setItem(KEY, String(Date.now()));
      } catch {
        // Refused; see above.
      }
    },
    listen: (heard) => {
      window.addEventListener('storage', ({ key }) => key === KEY && heard());
      window.addEventListener('pageshow', ({ persisted }) => persisted && heard());
    },
  };
}
