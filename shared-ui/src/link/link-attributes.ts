import { addAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { addressKind } from './address-kind.ts';

/**
 * Attributes of an anchor. `href` contains the app mode parameter if it applies; links to other
 * sites have `rel`.
 */
export interface LinkAttributes {
  readonly href: string;
  readonly rel: string | undefined;
  readonly isExternal: boolean;
}

/**
 * Returns the attributes of a link. In app mode, links of this site keep the app mode. Links to
 * other sites get `rel`, so that a new window never gets access to `window.opener`.
 */
export function linkAttributes(
  href: string,
  appMode: boolean,
  attributes: { readonly rel?: string | undefined; readonly target?: string | undefined } = {},
): LinkAttributes {
  const isExternal = addressKind(href) === 'elsewhere';
  const words = new Set(attributes.rel?.split(/\s+/).filter(Boolean));
  if (isExternal) words.add('external');
  if (isExternal || attributes.target === '_blank') words.add('noopener');
  return {
    href: addAppMode(href, appMode),
    rel: words.size > 0 ? [...words].join(' ') : undefined,
    isExternal,
  };
}
