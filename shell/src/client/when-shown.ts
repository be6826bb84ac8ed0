/** Longest wait for the first picture: on a slow line the page is taken over without it. */
const LONGEST_MS = 4000;

/**
 * Fulfilled when the page's text and the pictures that it fetches first are on the screen, or
 * failed. A page that nobody looks at is never painted: there it is at once.
 */
export function whenShown(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return Promise.race([shown(), after(LONGEST_MS)]);
}

async function shown(): Promise<void> {
  await firstPaint();
  const pictures = document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.allSettled([...pictures].map((picture) => picture.decode()));
  // The frame with the picture, and then the task after it.
  await new Promise(requestAnimationFrame);
  await after(0);
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}
