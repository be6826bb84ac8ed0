/**
 * Replaces style sheets that are no CSS modules in unit tests; they are imported without a name.
 */
export const styleSheet = undefined;
