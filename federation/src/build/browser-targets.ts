/** Supported browsers, the versions of the last three years, encoded for lightningcss. */
export const BROWSER_TARGETS = { chrome: 110 << 16, firefox: 110 << 16, safari: 16 << 16 };
