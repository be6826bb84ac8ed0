import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { SCREENSHOT_SCALE } from './capture-stories.ts';
import type { ChangedStory } from './compare-stories.ts';
import { findStoredScreenshot, writeScreenshots } from './last-screenshots.ts';
import type { ScreenshotArea } from './last-screenshots.ts';
import { CELL_PX, getColumnCount } from './story-picture.ts';
import type { StoryPicture } from './story-picture.ts';

const REASON_TEXTS: Readonly<Record<ChangedStory['reason'], string>> = {
  cells: 'looks different',
  color: 'has another colour',
  missing: 'no longer exists',
  new: 'is new',
  size: 'has another size',
};

const STYLES = `body { margin: 2rem; font: 16px/1.4 sans-serif; }
section { display: flex; flex-wrap: wrap; gap: 1rem; margin-bottom: 2rem; align-items: start; }
h2 { flex-basis: 100%; margin: 0; font-size: 1.1rem; }
figure { margin: 0; } figcaption { color: #555; }
.part { position: relative; outline: 1px solid #999; background-repeat: no-repeat; }
.faded::before { position: absolute; inset: 0; content: ''; background: #fffb; }
.cell { position: absolute; background: #d001; outline: 2px solid #d00; }`;

/**
 * Writes a page with the changed stories of a view: before, after, and after with marks on the
 * changed cells. If no screenshot is stored, "before" shows the lightness of the cells.
 *
 * @param view package, width and theme
 * @param outputFolder folder that contains all reports
 * @returns the path of the page
 */
export async function writePictureReport(
  view: string,
  changedStories: readonly ChangedStory[],
  outputFolder: string,
): Promise<string> {
  const folder = resolve(outputFolder, view.replaceAll(' ', '-'));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const capturedStories = changedStories.flatMap(({ after }) => (after ? [after] : []));
  const files = await writeScreenshots(folder, capturedStories);
  const sections: string[] = [];
  for (const changedStory of changedStories) {
    const { story, reason, before, after, cells } = changedStory;
    const storedArea = before && (await findStoredScreenshot(view, story, before));
    if (storedArea) await cp(storedArea.file, join(folder, basename(storedArea.file)));
    const afterArea = after && { file: files.get(after.screenshot)!, box: after.box };
    const marksHtml = after ? cells.map((cell) => formatCell(cell, after.picture)).join('') : '';
    sections.push(
      `<section><h2>${escapeHtml(story)} ${REASON_TEXTS[reason]}</h2>`,
      storedArea ? formatFigure('before', storedArea) : before ? formatMosaic(before) : '',
      afterArea ? formatFigure('after', afterArea) : '',
      afterArea && before ? formatFigure('difference', afterArea, marksHtml) : '',
      '</section>',
    );
  }
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${view}</title>
<style>${STYLES}</style><h1>${view}: ${changedStories.length} stories changed</h1>
<p>Accept all changes: <code>npm run styleguide -- accept ${view.split(' ')[0]}</code></p>
${sections.join('\n')}</html>\n`;
  const file = join(folder, 'index.html');
  await writeFile(file, page);
  return file;
}

function formatFigure(caption: string, { file, box }: ScreenshotArea, marksHtml?: string): string {
  const formatScaledPx = (value: number): string => `${Math.round(value * SCREENSHOT_SCALE)}px`;
  const style = [
    `width:${formatScaledPx(box.width)}`,
    `height:${formatScaledPx(box.height)}`,
    `background-image:url(${basename(file)})`,
    `background-position:-${formatScaledPx(box.x)} -${formatScaledPx(box.y)}`,
  ].join(';');
  const className = marksHtml === undefined ? 'part' : 'part faded';
  return `<figure><figcaption>${caption}</figcaption><div class="${className}" style="${style}">${marksHtml ?? ''}</div></figure>`;
}

function formatCell(position: number, picture: StoryPicture): string {
  const sizePx = CELL_PX * SCREENSHOT_SCALE;
  const columnCount = getColumnCount(picture);
  const left = (position % columnCount) * sizePx;
  const top = Math.floor(position / columnCount) * sizePx;
  return `<i class="cell" style="left:${left}px;top:${top}px;width:${sizePx}px;height:${sizePx}px"></i>`;
}

function formatMosaic(picture: StoryPicture): string {
  const columnCount = getColumnCount(picture);
  const rectangles = picture.cells.map((level, position) => {
    const greyLevel = level * 4;
    const x = (position % columnCount) * CELL_PX;
    const y = Math.floor(position / columnCount) * CELL_PX;
    return `<rect x="${x}" y="${y}" width="${CELL_PX}" height="${CELL_PX}" fill="rgb(${greyLevel} ${greyLevel} ${greyLevel})"/>`;
  });
  const { widthPx, heightPx } = picture;
  const visibleHeightPx = Math.ceil(picture.cells.length / columnCount) * CELL_PX;
  const height = Math.min(heightPx, visibleHeightPx);
  return `<figure><figcaption>before (coarse)</figcaption><svg viewBox="0 0 ${widthPx} ${height}" width="${widthPx * SCREENSHOT_SCALE}" height="${height * SCREENSHOT_SCALE}">${rectangles.join('')}</svg></figure>`;
}
