/** Stands in for plain style sheets in unit tests, which are imported for their effect only. */
export const styleSheet = undefined;
