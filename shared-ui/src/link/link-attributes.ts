import { withAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { addressKind } from './address-kind.ts';

/** Attributes of an anchor, after app mode and the manners towards other sites. */
export interface LinkAttributes {
  readonly href: string;
  readonly rel: string | undefined;
  readonly external: boolean;
}

/**
 * Own links carry the app mode on; links to other sites say so in `rel`. A new window never gets
 * a handle on ours, whoever it belongs to.
 */
export function linkAttributes(
  href: string,
  appMode: boolean,
  given: { readonly rel?: string | undefined; readonly target?: string | undefined } = {},
): LinkAttributes {
  const external = addressKind(href) === 'elsewhere';
  const words = new Set(given.rel?.split(/\s+/).filter(Boolean));
  if (external) words.add('external');
  if (external || given.target === '_blank') words.add('noopener');
  return {
    href: withAppMode(href, appMode),
    rel: words.size > 0 ? [...words].join(' ') : undefined,
    external,
  };
}
