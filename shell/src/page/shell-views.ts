import type { ComponentType } from 'react';
import type { PagePayload } from './page-payload.ts';

/** Views of the shell that are chunks of their own: nobody loads what is not shown. */
export type ShellViewName = 'chrome' | 'styleguide';

/** Loads a view of the shell in the browser. */
export function loadShellView(view: string): Promise<ComponentType<any>> {
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

/** Header and footer are shown on this page. */
export function showsChrome(page: Pick<PagePayload, 'layout' | 'chromeless'>): boolean {
  return page.layout !== 'clean' && !page.chromeless;
}
