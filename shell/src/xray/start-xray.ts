import type { DataRouter } from 'react-router';
import type { PagePayload } from '#page/page-payload.ts';
import { publishPageState } from './page-state.ts';
import { describePage, listRegions } from './describe-regions.ts';

/**
 * Starts X-ray: Alt + Shift + X outlines each region with its remote, release, load time and cache
 * state. Loaded only in previews and rendered outside the app.
 */
export function startXray(router: DataRouter): void {
  const layer = document.createElement('div');
  layer.className = 'gl-xray';
  layer.setAttribute('role', 'region');
  layer.setAttribute('aria-label', 'Röntgenbild der Seite');
  layer.hidden = true;
  document.body.append(layer);
  const redrawRegions = () => {
    if (!layer.hidden) draw(layer, router.state.loaderData['page'] as PagePayload);
  };
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'KeyX' || !event.altKey || !event.shiftKey) return;
    event.preventDefault();
    layer.hidden = !layer.hidden;
    redrawRegions();
  });
  let shownPage = router.state.loaderData['page'] as PagePayload;
  router.subscribe(({ loaderData }) => {
    requestAnimationFrame(redrawRegions);
    const page = loaderData['page'] as PagePayload;
    if (page !== shownPage) publishPageState(page);
    shownPage = page;
  });
  new ResizeObserver(redrawRegions).observe(document.body);
}

function draw(layer: HTMLElement, page: PagePayload): void {
  const boxes = listRegions(page).flatMap(({ selector, kind, label }) => {
    const element = document.querySelector(selector);
    if (!element) return [];
    const { top, left, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const box = document.createElement('div');
    const side = left > window.innerWidth / 2 ? 'end' : 'start';
    box.className = `gl-xray-box gl-xray-${kind} gl-xray-${side}`;
    // A script sets the position, because the content security policy forbids inline styles.
    box.style.top = `${top + window.scrollY}px`;
    box.style.left = `${left + window.scrollX}px`;
    box.style.width = `${width}px`;
    box.style.height = `${height}px`;
    const text = document.createElement('span');
    text.textContent = label;
    box.append(text);
    return [box];
  });
  const summary = document.createElement('p');
  summary.textContent = describePage(page);
  layer.replaceChildren(summary, ...boxes);
}
