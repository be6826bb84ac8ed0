import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { AssetLink, PagePayload, ViewReference } from '#page/page-payload.ts';
import { frameViews } from '#page/shell-views.ts';
import type { ViewLoader } from './view-loader.ts';

/** Loads stylesheets and views of a page, so that it is shown whole and styled. */
export async function loadPageFiles(page: PagePayload, views: ViewLoader): Promise<void> {
  views.learn(page.assets.releases);
  preloadPageFiles(page);
  await Promise.all([
    ...page.assets.styles.map(ensureStylesheet),
    ...neededViews(page).map(({ remote, view }) => views.load(remote, view)),
  ]);
}

/** Lets the browser fetch a page's files ahead, without running anything. */
export function preloadPageFiles(page: PagePayload): void {
  for (const link of page.assets.scripts) preload(link, 'script');
  for (const link of page.assets.styles) if (!sheetOf(link)) preload(link, 'style');
}

/** Views that take over at once; those of idle parts come later by themselves. */
export function neededViews(page: PagePayload): readonly ViewReference[] {
  const blocks = Object.values(page.regions).flat().flatMap(interactiveBlocks);
  const slots = Object.values(page.slots).flatMap((slot) =>
    slot.kind === 'interactive' && !slot.idle
      ? [{ remote: slot.remote, view: `slot:${slot.name}` }]
      : [],
  );
  return [...mainViews(page), ...blocks, ...slots];
}

/** Views without which a page is no whole one: its area's and the frame's. */
export function mainViews(page: PagePayload): readonly ViewReference[] {
  const frame = frameViews(page);
  return page.area ? [page.area, ...frame] : frame;
}

function interactiveBlocks(node: BlockNode): ViewReference[] {
  if (node.kind !== 'interactive') return [];
  const children = Object.values(node.regions).flat().flatMap(interactiveBlocks);
  return node.idle ? children : [{ remote: node.remote, view: `block:${node.name}` }, ...children];
}

function ensureStylesheet(link: AssetLink): Promise<void> {
  if (sheetOf(link)) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const element = linkElement(link, 'stylesheet');
  element.addEventListener('load', () => resolve(), { once: true });
  element.addEventListener('error', () => reject(new Error(`stylesheet ${link.href} failed`)), {
    once: true,
  });
  document.head.append(element);
  return promise;
}

function sheetOf(link: AssetLink): Element | null {
  return document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(link.href)}"]`);
}

function preload(link: AssetLink, as: 'script' | 'style'): void {
  if (document.head.querySelector(`link[href="${CSS.escape(link.href)}"]`)) return;
  const element = linkElement(link, 'preload');
  element.as = as;
  document.head.append(element);
}

function linkElement(link: AssetLink, rel: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.integrity = link.integrity;
  element.crossOrigin = 'anonymous';
  element.href = link.href;
  return element;
}
