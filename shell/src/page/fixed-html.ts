import { createContext } from 'react';
import type { ComponentType } from 'react';

/**
 * Returns the HTML of a component that depends on nothing but its props and the app mode. The HTML
 * hydrates like that of the component itself.
 */
export type RenderFixedHtml = <Props extends object>(
  View: ComponentType<Props>,
  props: Props,
) => string;

/** Renders what is the same for everyone once for many pages; null in browsers. */
export const FixedHtmlContext = createContext<RenderFixedHtml | null>(null);
