import type { CDPSession, Page } from '@playwright/test';
import { readPictures } from './read-pictures.ts';
import type { PictureBox } from './read-pictures.ts';
import type { StoryPicture } from './story-picture.ts';

/**
 * Height of the viewport in CSS pixels. A screenshot shows several stories. If a story is higher,
 * only the upper 3000 pixels are compared.
 */
export const VIEWPORT_HEIGHT_PX = 3000;
/** Pixels of a screenshot per CSS pixel. */
export const SCREENSHOT_SCALE = 0.5;

/**
 * Stops animations and transitions, and lays out contents outside the viewport. Hides videos,
 * because browsers draw the controls differently.
 */
const STILL_STYLES = `*, *::before, *::after {
  animation: none !important;
  caret-color: transparent !important;
  content-visibility: visible !important;
  scroll-behavior: auto !important;
  transition: none !important;
}
video { visibility: hidden; }`;

/** A screenshot of one or more stories, and their positions. */
export interface Screenshot {
  readonly png: Buffer;
  readonly boxes: readonly StoryBox[];
}

interface StoryBox extends PictureBox {
  /** The title and state of the story. */
  readonly story: string;
}

export interface CapturedStory {
  readonly story: string;
  readonly picture: StoryPicture;
  readonly screenshot: Screenshot;
  readonly box: StoryBox;
}

/** Takes screenshots of all stories on the open page (`?allein=1`) and computes their pictures. */
export async function captureStories(page: Page): Promise<readonly CapturedStory[]> {
  await prepare(page);
  const decoder = await page.context().newPage();
  const session = await page.context().newCDPSession(page);
  const capturedStories: CapturedStory[] = [];
  for (const boxes of groupByScreenshot(await measureStories(page))) {
    const screenshot = await takeScreenshot(page, session, boxes);
    const pictures = await readPictures(decoder, screenshot.png, screenshot.boxes);
    for (const [index, picture] of pictures.entries()) {
      const box = screenshot.boxes[index]!;
      capturedStories.push({ story: box.story, picture, screenshot, box });
    }
  }
  await decoder.close();
  return capturedStories;
}

/** Waits until the page shows only the stories and all fonts and pictures are loaded. */
async function prepare(page: Page): Promise<void> {
  await page.locator('html[data-alone]').waitFor({ state: 'attached' });
  await page.addStyleTag({ content: STILL_STYLES });
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await document.fonts.ready;
  });
}

async function measureStories(page: Page): Promise<readonly StoryBox[]> {
  return page.locator('[data-story]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        story: (element as HTMLElement).dataset['story'] ?? '',
        x,
        y: y + window.scrollY,
        width,
        height,
      };
    }),
  );
}

/** Groups consecutive stories that fit into a screenshot together. */
function groupByScreenshot(boxes: readonly StoryBox[]): readonly (readonly StoryBox[])[] {
  const boxGroups: StoryBox[][] = [];
  for (const box of boxes.filter(({ width, height }) => width >= 1 && height >= 1)) {
    const group = boxGroups.at(-1);
    const groupTopPx = group?.[0]?.y;
    if (group && groupTopPx !== undefined && box.y + box.height - groupTopPx <= VIEWPORT_HEIGHT_PX)
      group.push(box);
    else boxGroups.push([box]);
  }
  return boxGroups;
}

async function takeScreenshot(
  page: Page,
  session: CDPSession,
  boxes: readonly StoryBox[],
): Promise<Screenshot> {
  const groupTopPx = Math.floor(boxes[0]!.y);
  await page.evaluate((y) => window.scrollTo(0, y), groupTopPx);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    clip: {
      x: 0,
      y: groupTopPx,
      width: page.viewportSize()!.width,
      height: VIEWPORT_HEIGHT_PX,
      scale: SCREENSHOT_SCALE,
    },
  });
  return {
    png: Buffer.from(data, 'base64'),
    boxes: boxes.map((box) => ({
      ...box,
      y: box.y - groupTopPx,
      height: Math.min(box.height, VIEWPORT_HEIGHT_PX),
    })),
  };
}
