import type { ViewComponent } from '#page/view-component.ts';
import type { PagePayload, ViewReference } from './page-payload.ts';

/** Views of the shell that are chunks of their own: nobody loads what is not shown. */
export type ShellViewName = 'chrome' | 'styleguide';

/** Loads a view of the shell in the browser. */
export function loadShellView(view: string): Promise<ViewComponent> {
  switch (view) {
    case 'chrome':
      return import(/* webpackChunkName: "chrome" */ '#layouts/SiteChrome.tsx').then(
        (module) => module.SiteChrome,
      );
    case 'styleguide':
      return import(/* webpackChunkName: "styleguide" */ '#styleguide/StyleguidePage.tsx').then(
        (module) => module.StyleguidePage,
      );
    default:
      return Promise.reject(new Error(`the shell has no view ${view}`));
  }
}

/** Header and footer. */
export const CHROME: ViewReference = { remote: 'shell', view: 'chrome' };

/** Header and footer are shown on this page. */
export function showsChrome(page: Pick<PagePayload, 'layout' | 'chromeless'>): boolean {
  return page.layout !== 'clean' && !page.chromeless;
}
