/** Replaces plain style sheets in unit tests, which are imported for their side effect only. */
export const styleSheet = undefined;
