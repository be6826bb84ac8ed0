import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the point at which a control appears when its page opens, read from a page without a slow
 * connection. @returns null if the control is not in the window or the consent banner covers it
 */
export async function findPoint(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
  getControl: (page: Page) => Locator,
): Promise<Point | null> {
  const context = await browser.newContext({ viewport });
  try {
    const page = await context.newPage();
    await page.goto(url);
    const control = getControl(page);
    const box = await control.boundingBox();
    if (!box) return null;
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const isReachable = await control.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      point,
    );
    return isReachable ? point : null;
  } finally {
    await context.close();
  }
}

/**
 * Opens a page and presses a point as soon as the browser reports the first paint, without waiting
 * for anything in the page.
 */
export async function pressAtFirstPaint(
  session: CDPSession,
  point: Point,
  openPage: () => Promise<unknown>,
): Promise<void> {
  await session.send('Page.enable');
  await session.send('Page.setLifecycleEventsEnabled', { enabled: true });
  const painted = Promise.withResolvers<void>();
  session.on('Page.lifecycleEvent', ({ name }) => {
    if (name === 'firstContentfulPaint') painted.resolve();
  });
  await Promise.all([openPage(), painted.promise]);
  const press = { ...point, button: 'left', clickCount: 1 } as const;
  await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
  await session.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
}
