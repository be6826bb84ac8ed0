import type { ViewComponent } from '#page/view-component.ts';
import { SiteChrome } from '#layouts/SiteChrome.tsx';
import { StyleguidePage } from '#styleguide/StyleguidePage.tsx';
import type { ShellViewName } from './shell-views.ts';

/** The shell's views, loaded eagerly on the server. */
export const shellViewsOnServer: Readonly<Record<ShellViewName, ViewComponent>> = {
  chrome: SiteChrome,
  styleguide: StyleguidePage,
};
