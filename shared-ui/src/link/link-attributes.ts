import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import { classifyLink } from './link-kind.ts';

/**
 * Attributes of an anchor. `href` contains the parameter for app mode if a page in app mode links
 * to this site; links to other sites have `rel`.
 */
export interface LinkAttributes {
  readonly href: string;
  readonly rel: string | undefined;
  readonly isExternal: boolean;
}

/**
 * Returns the attributes of a link. In app mode, links within this site keep the app mode. Links to
 * other sites get `rel`, so that a new window never gets access to `window.opener`.
 */
export function getLinkAttributes(
  href: string,
  appMode: boolean,
  attributes: { readonly rel?: string | undefined; readonly target?: string | undefined } = {},
): LinkAttributes {
  const isExternal = classifyLink(href) === 'other-site';
  const relValues = new Set(attributes.rel?.split(/\s+/).filter(Boolean));
  if (isExternal) relValues.add('external');
  if (isExternal || attributes.target === '_blank') relValues.add('noopener');
  return {
    href: addAppModeParameter(href, appMode),
    rel: relValues.size > 0 ? [...relValues].join(' ') : undefined,
    isExternal,
  };
}
