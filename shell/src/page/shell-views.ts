import type { ViewComponent } from '#page/view-component.ts';
import type { PagePayload, ViewReference } from './page-payload.ts';

/** Names of the shell's own views, which are in separate chunks and loaded only when shown. */
export type ShellViewName = 'chrome' | 'styleguide';

export function loadShellView(view: string): Promise<ViewComponent> {
  switch (view) {
    case 'chrome':
      return import(/* webpackChunkName: "chrome" */ '#layouts/SiteChrome.tsx').then(
        (module) => module.SiteChrome,
      );
    case 'styleguide':
      return import(
        /* webpackChunkName: "styleguide", webpackMode: "lazy" */ '#styleguide/StyleguidePage.tsx'
      ).then((module) => module.StyleguidePage);
    default:
      return Promise.reject(new Error(`the shell has no view ${view}`));
  }
}

/** Reference to the view with header and footer. */
export const CHROME_VIEW: ViewReference = { remote: 'shell', view: 'chrome' };

/** Lists the shell's own views that surround the area of a page. */
export function listFrameViews(
  page: Pick<PagePayload, 'layout' | 'chromeless'>,
): readonly ViewReference[] {
  return showsChrome(page) ? [CHROME_VIEW] : [];
}

/** Whether header and footer are shown on this page. */
export function showsChrome(page: Pick<PagePayload, 'layout' | 'chromeless'>): boolean {
  return page.layout !== 'clean' && !page.chromeless;
}
