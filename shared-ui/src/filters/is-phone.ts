/** Returns whether the window is as narrow as that of a phone. The stylesheets use the same width. */
export const isPhone = (): boolean => window.matchMedia('(width < 48em)').matches;
