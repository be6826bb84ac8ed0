/**
 * Maximum wait in milliseconds. After it, the page hydrates even if its first image is not yet
 * painted, for example on a slow connection.
 */
const MAX_WAIT_MS = 4000;

/**
 * Resolves when the text is painted and each high-priority image is painted or has failed. Resolves
 * immediately in a hidden tab, which is never painted.
 */
export function waitForContentPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return Promise.race([waitForPaint(), pause(MAX_WAIT_MS)]);
}

async function waitForPaint(): Promise<void> {
  await waitForFirstPaint();
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  // Waits for the animation frame that paints the image, and then for the next task.
  await new Promise(requestAnimationFrame);
  await pause(0);
}

function waitForFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
