import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { addressKind } from './address-kind.ts';

/** Attributes of an anchor; `href` includes the app mode, and links to other sites have `rel`. */
export interface LinkAttributes {
  readonly href: string;
  readonly rel: string | undefined;
  readonly external: boolean;
}

/**
 * Adds the app mode to links of this site and `rel` to others. A new window never gets access to
 * `window.opener`.
 */
export function linkAttributes(
  href: string,
  appMode: boolean,
  attributes: { readonly rel?: string | undefined; readonly target?: string | undefined } = {},
): LinkAttributes {
  const external = addressKind(href) === 'elsewhere';
  const words = new Set(attributes.rel?.split(/\s+/).filter(Boolean));
  if (external) words.add('external');
  if (external || attributes.target === '_blank') words.add('noopener');
  return {
    href: withAppMode(href, appMode),
    rel: words.size > 0 ? [...words].join(' ') : undefined,
    external,
  };
}
