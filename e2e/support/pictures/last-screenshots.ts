import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { CapturedStory, Screenshot } from './capture-stories.ts';
import { formatPicture } from './story-picture.ts';
import type { StoryPicture } from './story-picture.ts';

const SCREENSHOTS_FOLDER = resolve(import.meta.dirname, '../../../.cache/story-pictures');

/** A screenshot file on this machine, and the position of a story in it. */
export interface ScreenshotArea {
  readonly file: string;
  readonly box: Screenshot['boxes'][number];
}

interface StoredScreenshotArea extends ScreenshotArea {
  readonly picture: string;
}

/**
 * Stores the screenshots of accepted stories on this machine. A later report can show them as
 * "before".
 */
export async function storeScreenshots(
  view: string,
  capturedStories: readonly CapturedStory[],
): Promise<void> {
  const folder = join(SCREENSHOTS_FOLDER, view);
  await rm(folder, { recursive: true, force: true });
  const files = await writeScreenshots(folder, capturedStories);
  const areaEntries = capturedStories.map(({ story, picture, box, screenshot }) => [
    story,
    { file: files.get(screenshot), box, picture: formatPicture(picture) },
  ]);
  await writeFile(join(folder, 'index.json'), JSON.stringify(Object.fromEntries(areaEntries)));
}

/** Finds the stored screenshot of a story. Returns null unless it shows the accepted picture. */
export async function findStoredScreenshot(
  view: string,
  story: string,
  acceptedPicture: StoryPicture,
): Promise<ScreenshotArea | null> {
  const text = await readFile(join(SCREENSHOTS_FOLDER, view, 'index.json'), 'utf8').catch(
    () => '{}',
  );
  const area = (JSON.parse(text) as Readonly<Record<string, StoredScreenshotArea>>)[story];
  return area?.picture === formatPicture(acceptedPicture) ? area : null;
}

/** Writes the screenshots of stories into a folder. @returns the path of each screenshot's file */
export async function writeScreenshots(
  folder: string,
  capturedStories: readonly Pick<CapturedStory, 'screenshot'>[],
): Promise<ReadonlyMap<Screenshot, string>> {
  await mkdir(folder, { recursive: true });
  const files = new Map<Screenshot, string>();
  for (const screenshot of new Set(capturedStories.map((each) => each.screenshot))) {
    const hash = createHash('sha256').update(screenshot.png).digest('hex').slice(0, 16);
    const file = join(folder, `${hash}.png`);
    await writeFile(file, screenshot.png);
    files.set(screenshot, file);
  }
  return files;
}
