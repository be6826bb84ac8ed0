/** Distance below and above the window at which a part counts as visible, so that it is ready. */
const NEAR_WINDOW_MARGIN = '50% 0px';

/**
 * Resolves when one of these parts of the page comes near the window. Some parts act when they are
 * seen, for example the next articles, which open as the reader approaches.
 */
export function waitForVisiblePart(partIds: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    if (partIds.length === 0) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR_WINDOW_MARGIN },
    );
    for (const id of partIds) {
      const part = document.querySelector(`[data-part="${CSS.escape(id)}"]`);
      if (part) observer.observe(part);
    }
  });
}
