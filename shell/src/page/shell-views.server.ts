import { SiteChrome } from '#layouts/SiteChrome.tsx';
import type { ViewComponent } from '#page/view-component.ts';
import type { ShellViewName } from './shell-views.ts';

const viewsOnServer = new Map<string, ViewComponent>();

function addView(name: ShellViewName, view: ViewComponent): void {
  viewsOnServer.set(name, view);
}

addView('chrome', SiteChrome);

/** Returns a view of the shell, or null; the style guide only after {@link loadStyleguide}. */
export function getShellViewOnServer(view: string): ViewComponent | null {
  return viewsOnServer.get(view) ?? null;
}

/**
 * Loads the style guide, which is a chunk of its own: its stylesheets are then in a file that no
 * page of a reader contains.
 *
 * @returns the stories of shared-ui
 */
export async function loadStyleguide() {
  const { StyleguidePage, uiStories } = await import(
    /* webpackChunkName: "styleguide", webpackMode: "lazy" */ '#styleguide/StyleguidePage.tsx'
  );
  addView('styleguide', StyleguidePage);
  return uiStories;
}
