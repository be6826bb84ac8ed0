import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import type { AssetLink, PagePayload, ViewReference } from '#page/page-payload.ts';
import { listFrameViews } from '#page/shell-views.ts';
import { addToHead } from './add-to-head.ts';
import type { ViewLoader } from './view-loader.ts';

/**
 * Loads the stylesheets and views of a page, so that the page is complete and styled when shown.
 */
export async function loadPageFiles(page: PagePayload, views: ViewLoader): Promise<void> {
  views.registerReleases(page.assets.releases);
  preloadPageFiles(page);
  await Promise.all([
    ...page.assets.styles.map(ensureStylesheet),
    ...listEagerViews(page).map(({ remote, view }) => views.load(remote, view)),
  ]);
}

/** Preloads the files of a page that a visitor may open next. */
export function prefetchPageFiles(page: PagePayload, views: ViewLoader): void {
  views.registerReleases(page.assets.releases);
  preloadPageFiles(page);
}

/** Preloads the scripts and stylesheets of a page without running or applying them. */
function preloadPageFiles(page: PagePayload): void {
  for (const link of page.assets.scripts) preload(link, 'script');
  for (const link of page.assets.styles) if (!findStylesheet(link)) preload(link, 'style');
}

/**
 * Lists the views that hydrate immediately. Blocks and slots with `idle` load their views later.
 */
export function listEagerViews(page: PagePayload): readonly ViewReference[] {
  const blocks = Object.values(page.regions).flat().flatMap(listInteractiveBlocks);
  const slots = Object.values(page.slots).flatMap((slot) =>
    slot.kind === 'interactive' && !slot.idle
      ? [{ remote: slot.remote, view: `slot:${slot.name}` }]
      : [],
  );
  return [...listEssentialViews(page), ...blocks, ...slots];
}

/**
 * Lists the views without which a page cannot be shown: the view of its area and the views of the
 * frame around it.
 */
export function listEssentialViews(page: PagePayload): readonly ViewReference[] {
  const frame = listFrameViews(page);
  return page.area ? [page.area, ...frame] : frame;
}

function listInteractiveBlocks(node: BlockNode): ViewReference[] {
  if (node.kind !== 'interactive') return [];
  const children = Object.values(node.regions).flat().flatMap(listInteractiveBlocks);
  return node.idle ? children : [{ remote: node.remote, view: `block:${node.name}` }, ...children];
}

function ensureStylesheet(link: AssetLink): Promise<void> {
  if (findStylesheet(link)) return Promise.resolve();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const element = addToHead('link', { rel: 'stylesheet', ...link });
  element.addEventListener('load', () => resolve(), { once: true });
  element.addEventListener('error', () => reject(new Error(`stylesheet ${link.href} failed`)), {
    once: true,
  });
  return promise;
}

function findStylesheet(link: AssetLink): Element | null {
  return document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(link.href)}"]`);
}

function preload(link: AssetLink, destination: 'script' | 'style'): void {
  if (document.head.querySelector(`link[href="${CSS.escape(link.href)}"]`)) return;
  addToHead('link', { rel: 'preload', as: destination, ...link });
}
